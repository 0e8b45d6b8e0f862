/**
 * Where the flights go: ten belts of the world from west to east, one to a row of the board. Of each airport its IATA
 * code, its city in at most twelve letters, and its city's IANA zone. Codes from `airports`, zones from
 * `city-timezones`, joined by nearness.
 */
const BELTS = [
  'LAX Los Angeles/America/Los_Angeles|HNL Honolulu/Pacific/Honolulu|YVR Vancouver/America/Vancouver|ANC Anchorage/America/Anchorage|LAS Las Vegas/America/Los_Angeles|PPT Papeete/Pacific/Tahiti|SEA Seattle/America/Los_Angeles|FAI Fairbanks/America/Anchorage|SAN San Diego/America/Los_Angeles|PDX Portland/America/Los_Angeles',
  'ORD Chicago/America/Chicago|MEX Mexico City/America/Mexico_City|DEN Denver/America/Denver|YYC Calgary/America/Edmonton|GUA Guatemala/America/Guatemala|PHX Phoenix/America/Phoenix|DFW Dallas/America/Chicago|YEG Edmonton/America/Edmonton',
  'JFK New York/America/New_York|LIM Lima/America/Lima|YYZ Toronto/America/Toronto|BOG Bogota/America/Bogota|BOS Boston/America/New_York|HAV Havana/America/Havana|UIO Quito/America/Guayaquil|MIA Miami/America/New_York|KIN Kingston/America/Jamaica|PTY Panama City/America/Panama',
  "EZE Buenos Aires/America/Argentina/Buenos_Aires|YHZ Halifax/America/Halifax|SCL Santiago/America/Santiago|YYT St. John's/America/St_Johns|MVD Montevideo/America/Montevideo|GRU Sao Paulo/America/Sao_Paulo|CCS Caracas/America/Caracas|REC Recife/America/Recife|GOH Nuuk/America/Godthab|LPB La Paz/America/La_Paz|CAY Cayenne/America/Cayenne|SJU San Juan/America/Puerto_Rico|BSB Brasilia/America/Sao_Paulo|ASU Asuncion/America/Asuncion",
  'LIS Lisbon/Europe/Lisbon|KEF Reykjavik/Atlantic/Reykjavik|DKR Dakar/Africa/Dakar|LHR London/Europe/London|ACC Accra/Africa/Accra|DUB Dublin/Europe/Dublin|RAI Praia/Atlantic/Cape_Verde|CMN Casablanca/Africa/Casablanca',
  'VCE Venice/Europe/Rome|CDG Paris/Europe/Paris|LOS Lagos/Africa/Lagos|VIE Vienna/Europe/Vienna|MAD Madrid/Europe/Madrid|FCO Rome/Europe/Rome|OSL Oslo/Europe/Oslo|TUN Tunis/Africa/Tunis|ZRH Zurich/Europe/Zurich|BUD Budapest/Europe/Budapest|NAP Naples/Europe/Rome|CPH Copenhagen/Europe/Copenhagen|BCN Barcelona/Europe/Madrid|PRG Prague/Europe/Prague|TRN Turin/Europe/Rome|MRS Marseille/Europe/Paris|GVA Geneva/Europe/Zurich|WAW Warsaw/Europe/Warsaw|PMO Palermo/Europe/Rome|HAM Hamburg/Europe/Berlin|NCE Nice/Europe/Paris',
  'IST Istanbul/Europe/Istanbul|CAI Cairo/Africa/Cairo|HEL Helsinki/Europe/Helsinki|NBO Nairobi/Africa/Nairobi|ATH Athens/Europe/Athens|JNB Johannesburg/Africa/Johannesburg|RIX Riga/Europe/Riga|ADD Addis Ababa/Africa/Addis_Ababa|SOF Sofia/Europe/Sofia|BEY Beirut/Asia/Beirut|TLL Tallinn/Europe/Tallinn|TNR Antananarivo/Indian/Antananarivo|DOH Doha/Asia/Qatar|AMM Amman/Asia/Amman|KBP Kyiv/Europe/Kiev',
  'DEL Delhi/Asia/Kolkata|DXB Dubai/Asia/Dubai|KTM Kathmandu/Asia/Kathmandu|TAS Tashkent/Asia/Tashkent|THR Tehran/Asia/Tehran|CMB Colombo/Asia/Colombo|MRU Port Louis/Indian/Mauritius|BOM Mumbai/Asia/Kolkata|TBS Tbilisi/Asia/Tbilisi|KHI Karachi/Asia/Karachi|RGN Yangon/Asia/Rangoon|MCT Muscat/Asia/Muscat|DAC Dhaka/Asia/Dhaka|KBL Kabul/Asia/Kabul|ALA Almaty/Asia/Almaty|EVN Yerevan/Asia/Yerevan|CCU Kolkata/Asia/Kolkata|GYD Baku/Asia/Baku|MLE Male/Indian/Maldives|PBH Thimphu/Asia/Thimphu|MAA Chennai/Asia/Kolkata|LHE Lahore/Asia/Karachi',
  'HND Tokyo/Asia/Tokyo|BKK Bangkok/Asia/Bangkok|PEK Beijing/Asia/Shanghai|SIN Singapore/Asia/Singapore|ICN Seoul/Asia/Seoul|PER Perth/Australia/Perth|CGK Jakarta/Asia/Jakarta|KIX Osaka/Asia/Tokyo|HAN Hanoi/Asia/Ho_Chi_Minh|MNL Manila/Asia/Manila|ULN Ulaanbaatar/Asia/Ulaanbaatar|TPE Taipei/Asia/Taipei|KUL Kuala Lumpur/Asia/Kuala_Lumpur|CTS Sapporo/Asia/Tokyo|PNH Phnom Penh/Asia/Phnom_Penh|PVG Shanghai/Asia/Shanghai|VTE Vientiane/Asia/Vientiane|PUS Busan/Asia/Seoul',
  'SYD Sydney/Australia/Sydney|AKL Auckland/Pacific/Auckland|ADL Adelaide/Australia/Adelaide|NAN Nadi/Pacific/Fiji|VVO Vladivostok/Asia/Vladivostok|DRW Darwin/Australia/Darwin|NOU Noumea/Pacific/Noumea|MEL Melbourne/Australia/Melbourne|APW Apia/Pacific/Apia|WLG Wellington/Pacific/Auckland|POM Port Moresby/Pacific/Port_Moresby|BNE Brisbane/Australia/Brisbane|TBU Nukualofa/Pacific/Tongatapu|HBA Hobart/Australia/Hobart|GUM Guam/Pacific/Guam|CHC Christchurch/Pacific/Auckland',
]

export interface Airport {
  /** Three letters of the IATA. */
  readonly code: string
  /** In capitals, at most twelve. */
  readonly city: string
  /** IANA name. */
  readonly timeZone: string
}

const airport = (packed: string): Airport => {
  const slash = packed.indexOf('/')
  return {
    code: packed.slice(0, 3),
    city: packed.slice(4, slash).toUpperCase(),
    timeZone: packed.slice(slash + 1),
  }
}

/** Ten lists, from the far west to the far east. */
export const belts: readonly (readonly Airport[])[] = BELTS.map((belt) => belt.split('|').map(airport))
