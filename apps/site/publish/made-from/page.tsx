/** The pages of who and what was found, drawn without a script. */
import type { Credit } from '@found-time/clock-runtime'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { ClockGrid, Document, NameIndex, Page, SiteFooter, SiteHeader, SkipLink } from '@found-time/ui-frame'
import { Fragment, type ReactNode } from 'react'
import { BASE } from '../../app/shared/base.ts'
import { config } from '../../app/shared/config.ts'
import { groupCredits, inARow, madeFromPage, makersOf, packageOf } from '../../app/shared/credits.ts'
import { licencePage } from '../../app/shared/licences.ts'
import { LinkedNames } from '../../app/shared/linked-names.tsx'
import { NAVIGATION } from '../../app/shared/navigation.ts'
import { MADE_FROM } from '../../app/shared/pages.ts'
import { PaperColour } from '../../app/shared/paper-colour.tsx'
import { registerRow } from '../../app/shared/register-row.ts'
import type { Contributor, Kind } from './contributors.ts'

const PLURALS: Readonly<Record<Kind, string>> = {
  maker: 'Makers',
  typeface: 'Typefaces',
  package: 'Packages',
}
const KINDS = Object.keys(PLURALS) as Kind[]

interface Frame {
  /** What every page of the site has in its head that does not depend on the page. */
  readonly links: readonly Readonly<Record<string, string>>[]
  readonly year: number
}

/** The page of one. */
export const GiverPage = ({ contributor, ...frame }: Frame & { readonly contributor: Contributor }) => (
  <WholePage
    {...frame}
    path={madeFromPage(contributor)}
    title={contributor.name}
    description={`${kindOf(contributor)} ${inClocks(contributor)}: ${titlesOf(contributor)}.`}
  >
    <Document
      title={contributor.name}
      titleSize="small"
      lead={`${kindOf(contributor)}, at work ${inClocks(contributor)}.`}
    >
      <h2>Found</h2>
      <ul>
        {groupCredits(contributor.credits, (credit) => sameness(credit, contributor)).map(
          ({ titles, credits: [first] }) => (
            <li key={`${titles[0]} ${makersIn(first)} ${sourceIn(first.source)} ${first.licence}`}>
              {inARow(titles)}
              <By credit={first} contributor={contributor} />: <Licence {...first} />
              <From credit={first} contributor={contributor} />
            </li>
          ),
        )}
      </ul>
      {contributor.addresses.length > 0 ? (
        <>
          <h2>Elsewhere</h2>
          <ul>
            {contributor.addresses.map((address) => (
              <li key={address}>
                <a href={address}>{address.replace('https://', '')}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>At work in</h2>
      <ClockGrid rows={contributor.clocks.map(registerRow)} />
      <p>
        <a href={MADE_FROM}>All makers, typefaces and packages</a>
      </p>
    </Document>
  </WholePage>
)

/** What one entry of its list says of all it names. */
const sameness = (credit: Credit, { kind }: Contributor) => [
  credit.licence,
  kind === 'maker' ? makersIn(credit) : makersOf(credit).map(({ slug }) => slug),
  kind === 'package' || packageOf(credit.source)?.slug,
]

/** The makers; on a maker's own page only where the credit says more than that name. */
function By({ credit, contributor }: { credit: Credit; contributor: Contributor }) {
  const [said, makers] = [makersIn(credit), makersOf(credit)]
  const isOwn = makers.some(({ slug }) => slug === contributor.slug)
  if (isOwn && said === contributor.name) return null
  const others = makers.filter(({ slug }) => slug !== contributor.slug)
  const linked = <LinkedNames text={said} named={others} />
  return isOwn ? <> ({linked})</> : <>, by {linked}</>
}

function From({ credit: { source }, contributor }: { credit: Credit; contributor: Contributor }) {
  const found = packageOf(source)
  if (!found || found.slug === contributor.slug) return null
  return (
    <>
      , from <a href={madeFromPage(found)}>{found.name}</a>
    </>
  )
}

function Licence({ licence }: Credit) {
  const page = licencePage(licence)
  return page ? <a href={page}>{licence}</a> : licence
}

/** The list of all. */
export const IndexPage = ({
  contributors,
  clocks,
  ...frame
}: Frame & { readonly contributors: readonly Contributor[]; readonly clocks: number }) => (
  <WholePage
    {...frame}
    path={MADE_FROM}
    title="Made from"
    description={`Every maker, typeface and package that gave something to a clock of ${config.productName}.`}
  >
    <Document
      title="Made from"
      lead={`All that was found for ${clocks} clocks, by maker, typeface and package. A figure says in how many clocks it is at work, where it is more than one.`}
    >
      {KINDS.map((kind) => (
        <Fragment key={kind}>
          <h2>{PLURALS[kind]}</h2>
          <NameIndex
            names={contributors
              .filter((contributor) => contributor.kind === kind)
              .map((contributor) => ({
                name: contributor.name,
                href: madeFromPage(contributor),
                count: contributor.clocks.length,
              }))}
          />
        </Fragment>
      ))}
    </Document>
  </WholePage>
)

/** A whole document, as the site's other pages are but for their scripts. */
function WholePage({
  path,
  title,
  description,
  links,
  year,
  children,
}: Frame & {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly children: ReactNode
}) {
  const { labName, productName, tagline, origin, profiles } = config
  const address = origin + path
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PaperColour />
        <title>{`${title} | ${productName}`}</title>
        <meta name="description" content={description} />
        <meta property="og:title" content={`${title} | ${productName}`} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={productName} />
        <meta property="og:url" content={address} />
        <meta name="twitter:card" content="summary" />
        <link rel="canonical" href={address} />
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <SkipLink />
        <SiteHeader
          labName={labName}
          productName={productName}
          tagline={tagline}
          links={NAVIGATION}
          homeHref={BASE}
          currentPath={path}
        />
        <Page revealed instant>
          {children}
        </Page>
        <SiteFooter labName={labName} year={year} profiles={profiles} />
      </body>
    </html>
  )
}

const kindOf = ({ kind, registry }: Contributor) => (registry ? `A ${kind} of ${registry}` : `A ${kind}`)

const inClocks = ({ clocks }: Contributor) =>
  clocks.length === 1 ? 'in one clock' : `in ${clocks.length} clocks`

/** The first few of what it gave. */
function titlesOf({ credits }: Contributor): string {
  const titles = [...new Set(credits.map(({ title }) => title))]
  const shown = inARow(titles.slice(0, 3))
  return titles.length > 3 ? `${shown} and ${titles.length - 3} more` : shown
}
