import type { Command, CommandInput, Line } from '@/server/operate/command'
import { COMMANDS } from '@/server/operate/commands'
import { callRunningSite } from '@/server/operate/control-client'
import { readSettings, type Settings } from '@/server/settings'
import { startLine } from '@/server/start-error'

function usage(): string {
  const rows = COMMANDS.map(({ name, parameters, summary }) => `  ${`${name} ${parameters}`.trim()}\n      ${summary}`)
  return ['Usage: npm run operate -- <command>', '', ...rows].join('\n')
}

function parseCommand({ name, parameters }: Command, typed: readonly string[]): CommandInput | null {
  const names = name.split(' ')
  const words = typed.slice(0, names.length)
  const args = typed.slice(names.length)
  if (!names.every((word, at) => word.split('|').includes(words[at] ?? ''))) return null
  return parameters.includes('<') && args.length === 0 ? null : { words, args }
}

export async function runHere(settings: Settings, args: readonly string[]): Promise<Line> {
  for (const command of COMMANDS) {
    const typed = parseCommand(command, args)
    if (typed && !command.isLocal) return command.run(settings, typed)
  }
  return { line: usage(), failed: true }
}

async function run(args: readonly string[]): Promise<Line> {
  for (const command of COMMANDS) {
    const typed = parseCommand(command, args)
    if (!typed) continue
    const settings = await readSettings()
    return (command.isLocal ? null : await callRunningSite(settings, args)) ?? command.run(settings, typed)
  }
  return { line: usage(), failed: true }
}

export async function operate(args: readonly string[]): Promise<void> {
  const { line, failed } = await run(args).catch((error: unknown): Line => ({ line: startLine(error), failed: true }))
  if (failed) console.error(line)
  else console.log(line)
  process.exitCode = failed ? 1 : 0
}
