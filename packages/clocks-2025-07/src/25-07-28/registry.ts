/**
 * Who means what by a number. HTTP and WebSocket as IANA's registries have them in July 2025; where those have nothing,
 * a neighbour on the network that counts in the same way: FTP (RFC 959), SMTP (RFC 5321), news (RFC 3977), telephone
 * calls (SIP, RFC 3261 and later) and the selling of domain names (EPP, RFC 5730).
 * Replies that are whole sentences there are cut to their gist, and 1014 has a sentence in place of a name.
 * One line for each: number, phrase, and where it is defined if not where the heading says.
 */
const HTTP = `100 Continue
101 Switching Protocols
102 Processing|RFC 2518
103 Early Hints|RFC 8297
104 Upload Resumption Supported|temporary
200 OK
201 Created
202 Accepted
203 Non-Authoritative Information
204 No Content
205 Reset Content
206 Partial Content
207 Multi-Status|RFC 4918
208 Already Reported|RFC 5842
226 IM Used|RFC 3229
300 Multiple Choices
301 Moved Permanently
302 Found
303 See Other
304 Not Modified
305 Use Proxy
307 Temporary Redirect
308 Permanent Redirect
400 Bad Request
401 Unauthorized
402 Payment Required
403 Forbidden
404 Not Found
405 Method Not Allowed
406 Not Acceptable
407 Proxy Authentication Required
408 Request Timeout
409 Conflict
410 Gone
411 Length Required
412 Precondition Failed
413 Content Too Large
414 URI Too Long
415 Unsupported Media Type
416 Range Not Satisfiable
417 Expectation Failed
418 I'm a Teapot|RFC 2324
421 Misdirected Request
422 Unprocessable Content
423 Locked|RFC 4918
424 Failed Dependency|RFC 4918
425 Too Early|RFC 8470
426 Upgrade Required
428 Precondition Required|RFC 6585
429 Too Many Requests|RFC 6585
431 Request Header Fields Too Large|RFC 6585
451 Unavailable For Legal Reasons|RFC 7725
500 Internal Server Error
501 Not Implemented
502 Bad Gateway
503 Service Unavailable
504 Gateway Timeout
505 HTTP Version Not Supported
506 Variant Also Negotiates|RFC 2295
507 Insufficient Storage|RFC 4918
508 Loop Detected|RFC 5842
510 Not Extended|RFC 2774
511 Network Authentication Required|RFC 6585`

const WEBSOCKET = `1000 Normal Closure
1001 Going Away
1002 Protocol Error
1003 Unsupported Data
1004 Reserved
1005 No Status Rcvd
1006 Abnormal Closure
1007 Invalid Frame Payload Data
1008 Policy Violation
1009 Message Too Big
1010 Mandatory Ext.
1011 Internal Error
1012 Service Restart|IANA
1013 Try Again Later|IANA
1014 Bad Gateway|IANA
1015 TLS Handshake`

const SIP = `180 Ringing
181 Call Is Being Forwarded
182 Queued
183 Session Progress
380 Alternative Service
420 Bad Extension
430 Flow Failed|RFC 5626
433 Anonymity Disallowed|RFC 5079
436 Bad Identity Info|RFC 8224
437 Unsupported Credential|RFC 8224
438 Invalid Identity Header|RFC 8224
439 First Hop Lacks Outbound Support|RFC 5626
440 Max-Breadth Exceeded|RFC 5393
600 Busy Everywhere
603 Decline
604 Does Not Exist Anywhere
606 Not Acceptable
607 Unwanted|RFC 8197
608 Rejected|RFC 8688`

const FTP = `110 Restart Marker Reply
120 Service Ready In nnn Minutes
125 Data Connection Already Open
150 File Status Okay
211 System Status
212 Directory Status
213 File Status
214 Help Message
215 Name System Type
220 Service Ready For New User
221 Service Closing Control Connection
225 Data Connection Open
227 Entering Passive Mode
230 User Logged In, Proceed
250 Requested File Action Okay
257 Pathname Created
331 User Name Okay, Need Password
332 Need Account For Login
350 Requested File Action Pending
450 Requested File Action Not Taken
452 Insufficient Storage Space
530 Not Logged In
532 Need Account For Storing Files
550 Requested Action Not Taken
552 Exceeded Storage Allocation
553 File Name Not Allowed`

const SMTP = `251 User Not Local
252 Cannot VRFY User
354 Start Mail Input
455 Unable To Accommodate Parameters
554 Transaction Failed`

const NEWS = `111 Server Date
335 Send Article To Be Transferred
340 Send Article To Be Posted
435 Article Not Wanted
441 Posting Failed
480 Authentication Required`

const EPP = `1300 No Messages
1301 Ack To Dequeue
1500 Ending Session
2000 Unknown Command
2001 Command Syntax Error
2002 Command Use Error
2003 Required Parameter Missing
2004 Parameter Value Range Error
2005 Parameter Value Syntax Error
2100 Unimplemented Protocol Version
2101 Unimplemented Command
2102 Unimplemented Option
2103 Unimplemented Extension
2104 Billing Failure
2105 Object Is Not Eligible For Renewal
2106 Object Is Not Eligible For Transfer
2200 Authentication Error
2201 Authorization Error
2202 Invalid Authorization Information
2300 Object Pending Transfer
2301 Object Not Pending Transfer
2302 Object Exists
2303 Object Does Not Exist
2304 Object Status Prohibits Operation
2305 Object Association Prohibits Operation
2306 Parameter Value Policy Error
2307 Unimplemented Object Service
2308 Data Management Policy Violation`

export interface Meaning {
  readonly phrase: string
  /** Whose word it is. */
  readonly protocol: string
  readonly source: string
  /** False where nobody has said what the number means. */
  readonly assigned: boolean
}

const registry = new Map<number, Meaning>()
/** The first to speak for a number is heard, so HTTP comes first. */
for (const [protocol, source, lines] of [
  ['HTTP/1.1', 'RFC 9110', HTTP],
  ['WebSocket', 'RFC 6455', WEBSOCKET],
  ['SIP/2.0', 'RFC 3261', SIP],
  ['FTP', 'RFC 959', FTP],
  ['SMTP', 'RFC 5321', SMTP],
  ['NNTP', 'RFC 3977', NEWS],
  ['EPP', 'RFC 5730', EPP],
] as const)
  for (const line of lines.split('\n')) {
    const [entry = '', where = source] = line.split('|')
    const at = entry.indexOf(' ')
    const code = Number(entry.slice(0, at))
    if (!registry.has(code))
      registry.set(code, { phrase: entry.slice(at + 1), protocol, source: where, assigned: true })
  }

/**
 * What a number means, or that it means nothing. What HTTP has not assigned, a client takes for the first of its
 * hundred; below 100 and above 599 a number is not valid, and is taken for a server's error (RFC 9110, section 15).
 */
export function meaningOf(code: number): Meaning {
  const known = registry.get(code)
  if (known) return known
  if (code >= 1000)
    return { phrase: 'Unassigned', protocol: 'WebSocket', source: 'kept for later', assigned: false }
  if (code < 100 || code > 599)
    return { phrase: 'Invalid', protocol: 'HTTP/1.1', source: 'take it for a Server Error', assigned: false }
  const first = registry.get(Math.floor(code / 100) * 100)!.phrase
  return { phrase: 'Unassigned', protocol: 'HTTP/1.1', source: `take it for ${first}`, assigned: false }
}
