// Lighthouse's four scores on a phone, for the pages that most visitors see first. It is downloaded only for this
// part, because it would make every installation half as long again.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shared } from '@/tests/bench/bench'
import { findChromium } from '@/tests/bench/painter'
import type { Row } from '@/tests/bench/rows'

// The last release that runs on Node 20.
const PACKAGE = 'lighthouse@12.8.2'
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
const BAR = { least: 95 }
const GOAL = { least: 100 }
const VISITED = [
  { name: 'home', path: '/' },
  { name: 'a treatment', path: '/treatments/aligners' },
  { name: 'first step', path: '/unified-booking/input-phone?flow=ORGANIC' },
  { name: 'clinics of a city', path: '/clinics/chennai' },
]

type Report = { categories: Record<string, { title: string; score: number | null }> }

function report(url: string, file: string): Report {
  const args = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--quiet', '--output=json']
  const { status, stderr } = spawnSync('npm', [...args, `--output-path=${file}`, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Lighthouse could not look at ${url}: ${stderr.slice(-500)}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

export async function measureLighthouse({ site, scratch }: Shared): Promise<Row[]> {
  const served = await (await site()).start('/')
  const rows = VISITED.map(({ name, path }): Row => {
    const { categories } = report(served.origin + path, join(scratch, 'lighthouse.json'))
    const scores = Object.values(categories).map(({ title, score }) => ({
      title,
      score: Math.round(100 * (score ?? 0)),
    }))
    return {
      what: `Lighthouse, ${name}`,
      measured: scores.map(({ title, score }) => `${title} ${score}`).join(', '),
      value: Math.min(...scores.map(({ score }) => score)),
      bar: BAR,
      goal: GOAL,
    }
  })
  await served.stop()
  return rows
}
