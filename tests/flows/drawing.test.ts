import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { FLOWS } from '@/flows/table'
import { read } from '@/tests/structure/tree'

test('FLOWS.md is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/draw-flows.mjs', '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('FLOWS.md has a drawing for each flow and a box for each row', () => {
  const drawings = read('FLOWS.md').split('\n## ').slice(1)
  for (const [flow, { rows }] of Object.entries(FLOWS)) {
    const drawing = drawings.find((each) => each.split('\n')[0]?.split(', ').includes(flow)) ?? ''
    expect(drawing.match(/\["<b>/g)).toHaveLength(rows.length)
  }
})
