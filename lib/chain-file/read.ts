// JSON.parse gives no positions, and it silently keeps the last of two equal keys.
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import { type IsFile, type Mistake, type Path, referenceMistakes } from '@/lib/chain-file/references'
import { type ChainFile, chainFile } from '@/lib/chain-file/schema'

/** `line` and `column` start at 1. `where` names the value, like clinics[3].pincode; '' for bad JSON. */
export type FileMistake = { line: number; column: number; where: string; text: string }
/** `place` finds the lines of further mistakes. */
export type ReadFile =
  | { kind: 'read'; chain: ChainFile; place(found: readonly Mistake[]): FileMistake[] }
  | { kind: 'mistaken'; mistakes: FileMistake[] }

type MistakeAt = { offset: number; where: string; text: string }

const written = (path: Path): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('')

const NOT_JSON = 'this is not valid JSON: check quotation marks, commas and brackets'
/** By the names of the parser’s errors. */
const SYNTAX: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'this is not a valid number',
  PropertyNameExpected: 'a name in quotation marks is expected: check for an extra comma',
  ValueExpected: 'a value is expected: check for an extra comma',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file must end here: check for an extra bracket',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfString: 'the closing quotation mark is missing',
  InvalidEscapeCharacter: 'a \\ in a text must be written as \\\\',
}
const syntaxText = (code: string): string => SYNTAX[code] ?? NOT_JSON

function twins(node: Node): MistakeAt[] {
  const below = (node.children ?? []).flatMap(twins)
  if (node.type !== 'object') return below
  const seen = new Set<unknown>()
  const twice = (node.children ?? []).flatMap(({ children: [key] = [] }) => {
    if (!key || !seen.has(key.value)) {
      seen.add(key?.value)
      return []
    }
    return [{ offset: key.offset, where: '', text: `${String(key.value)} is given twice` }]
  })
  return [...twice, ...below]
}

/** For a missing value, the position of its parent. */
function offsetOf(root: Node, path: Path): number {
  const found = findNodeAtLocation(root, [...path])
  return found ? found.offset : path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1))
}

function offsetOfKey(root: Node, path: Path): number {
  const value = findNodeAtLocation(root, [...path])
  return value?.parent?.children?.[0]?.offset ?? offsetOf(root, path)
}

const KEYS_RULE = 'is not known here'

/** By zod's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
}
const entries = (origin: string): string => (origin === 'array' ? 'entries' : 'characters')

/** Zod reports a missing value as a value of another type, and has texts of its own where the schema gives none. */
function mistakeText(issue: z.core.$ZodIssue, root: Node): string {
  if (issue.code === 'invalid_type' && !findNodeAtLocation(root, issue.path.map(pathPart))) return 'is missing'
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return `must be ${TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `must have at least ${issue.minimum} ${entries(issue.origin)}`
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return `must have at most ${issue.maximum} ${entries(issue.origin)}`
  return issue.message
}

const pathPart = (part: PropertyKey): string | number => (typeof part === 'symbol' ? String(part) : part)

function schemaMistakes(issues: readonly z.core.$ZodIssue[], root: Node): MistakeAt[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(pathPart)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const whole = [...path, key]
        return { offset: offsetOfKey(root, whole), where: written(whole), text: KEYS_RULE }
      })
    if (issue.code === 'invalid_key')
      return [{ offset: offsetOfKey(root, path), where: written(path), text: KEYS_RULE }]
    return [{ offset: offsetOf(root, path), where: written(path), text: mistakeText(issue, root) }]
  })
}

function placed(text: string, found: readonly MistakeAt[]): FileMistake[] {
  return found
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, ...mistake }) => {
      const before = text.slice(0, offset).split('\n')
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...mistake }
    })
}

/** Mistakes may quote values, because a chain file holds no personal data. */
export function readChainFile(text: string, isFile: IsFile = () => false): ReadFile {
  const errors: ParseError[] = []
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true })
  if (!root || errors.length > 0) {
    // One missing sign makes the parser report several, and the later ones mislead.
    const found = errors.slice(0, 1).map(({ offset, error }) => ({
      offset,
      where: '',
      text: text.trim() === '' ? 'the file is empty' : syntaxText(printParseErrorCode(error)),
    }))
    return { kind: 'mistaken', mistakes: placed(text, found) }
  }
  const located = (found: readonly Mistake[]): MistakeAt[] =>
    found.map(({ path, text }) => ({ offset: offsetOf(root, path), where: written(path), text }))
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  const read = chainFile.safeParse(value)
  const found = [
    ...twins(root),
    ...(read.success ? [] : schemaMistakes(read.error.issues, root)),
    ...located(referenceMistakes(value, isFile)),
  ]
  if (!read.success || found.length > 0) return { kind: 'mistaken', mistakes: placed(text, found) }
  return { kind: 'read', chain: read.data, place: (found) => placed(text, located(found)) }
}
