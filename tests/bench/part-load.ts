import type { Shared } from '@/tests/bench/bench'
import type { Row } from '@/tests/bench/rows'
import { BARE_START, SITE_START, type Visit, walk } from '@/tests/bench/walks'

type Weight = {
  html: number
  css: number
  loader: number
  late: number
  icon: number
  requests: number
  before: number
}

const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The compressed size in bytes of everything a page names: scripts, scripts of the late loader, styles and icon. */
async function weigh(visit: Visit | undefined): Promise<Weight> {
  if (!visit) throw new Error('The walk has no such page')
  const { visitor, path } = visit
  const page = await visitor.get(path)
  const html = page.text()
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const links = (rel: string) =>
    tags.filter((tag) => attributeOf(tag, 'rel') === rel).map((tag) => attributeOf(tag, 'href'))
  const early = tags
    .filter((tag) => tag.startsWith('<script') && !/\snomodule/i.test(tag))
    .map((tag) => attributeOf(tag, 'src'))
    .filter(Boolean)
  const list = /<script\b[^>]*\bid="late-scripts"[^>]*>([^<]*)</.exec(html)?.[1]
  const late: string[] = list ? JSON.parse(list) : []
  const bytesOf = async (urls: string[]) => {
    let bytes = 0
    for (const url of urls) {
      const answer = await visitor.get(url)
      if (answer.status !== 200) throw new Error(`GET ${url} answered ${answer.status}`)
      bytes += answer.bytes.length
    }
    return bytes
  }
  const [css, icons] = [links('stylesheet'), links('icon')]
  const weight = {
    html: page.bytes.length,
    css: await bytesOf(css),
    loader: await bytesOf(early),
    late: await bytesOf(late),
    icon: await bytesOf(icons),
  }
  return {
    ...weight,
    requests: 1 + css.length + early.length + late.length + icons.length,
    before: weight.html + weight.css + weight.loader,
  }
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)
const totalOf = ({ before, late, icon }: Weight): number => before + late + icon

function weightRows(step: string, site: Weight, bare: Weight): Row[] {
  const [total, before] = [totalOf(site) / 1000, site.before / 1000]
  return [
    {
      what: `first load of ${step}, KB gzip before the patient can act`,
      measured:
        `${before.toFixed(1)} (HTML ${kb(site.html)}, CSS ${kb(site.css)}, loader ${kb(site.loader)}), ` +
        `bare ${kb(bare.before)}`,
      ratio: site.before / bare.before,
      value: before,
      goal: { most: 45 },
    },
    {
      what: `first load of ${step}, KB gzip in all`,
      measured:
        `${total.toFixed(1)} in ${site.requests} requests (scripts after ${kb(site.late)}), ` +
        `bare ${kb(totalOf(bare))} in ${bare.requests}`,
      ratio: totalOf(site) / totalOf(bare),
      value: total,
      bar: { most: 145 },
    },
  ]
}

export async function measureLoad({ site, bare, databases }: Shared): Promise<Row[]> {
  const [built, yardstick, servers] = [await site(), await bare(), await databases()]
  const ours = await built.start(SITE_START, { DATABASE_URL: await servers.make() })
  const theirs = await yardstick.start(BARE_START)
  const [visits, bareVisits] = [await walk(ours.origin, SITE_START), await walk(theirs.origin, BARE_START)]
  const rows: Row[] = []
  for (const step of ['input-phone', 'select-city']) {
    rows.push(...weightRows(step, await weigh(visits.get(step)), await weigh(bareVisits.get(step))))
  }
  await Promise.all([ours.stop(), theirs.stop()])
  return rows
}
