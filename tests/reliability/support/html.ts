// Reads the content and forms of a page from its markup, as a browser without scripts would. Only React's output is
// supported.

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
export const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] as string)

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  )

/** The markup without scripts and their content. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

/** The JSON that a page passes to its scripts, or null. */
export function nextData(html: string): string | null {
  return /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? null
}

/** Every address that a page links to. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|form)\b[^>]*>/g)].flatMap(([tag]) => {
    const { href, action } = attributesOf(tag)
    return href ?? action ?? []
  })
}

type Choice = { value: string; chosen: boolean }
export type Form = {
  action: string
  /** Text and hidden fields with their values. */
  fields: Record<string, string>
  /** Radio groups, lists and cards that send the form, with their answers. */
  choices: Record<string, Choice[]>
  /** The fields that the page fills in itself. */
  hidden: string[]
  /** Whether the form has a submit button. */
  sends: boolean
  /** The actions that its buttons name. */
  intents: string[]
}

function formOf(action: string, inside: string): Form {
  const buttons = [...inside.matchAll(/<button\b[^>]*\sname="intent"[^>]*>/g)].map(
    ([tag]) => attributesOf(tag).value ?? '',
  )
  const sends = /<button\b[^>]*type="submit"/.test(inside)
  const form: Form = { action, fields: {}, choices: {}, hidden: [], sends, intents: buttons }
  for (const [tag] of inside.matchAll(/<input\b[^>]*>/g)) {
    const { name = '', type = 'text', value = '', ...rest } = attributesOf(tag)
    // A disabled field and an unticked checkbox are not sent, and a file can't be filled in.
    if ('disabled' in rest || type === 'file' || (type === 'checkbox' && !('checked' in rest))) continue
    if (type === 'hidden') form.hidden.push(name)
    if (type !== 'radio') form.fields[name] = value
    else form.choices[name] = [...(form.choices[name] ?? []), { value, chosen: 'checked' in rest }]
  }
  // Buttons named `intent` ask for something else, and `data-plain` marks those that add and remove photos.
  for (const [tag] of inside.matchAll(/<button\b[^>]*\sname="(?!intent")[^>]*>/g)) {
    const { name = '', value = '', ...rest } = attributesOf(tag)
    if ('data-plain' in rest) continue
    form.choices[name] = [...(form.choices[name] ?? []), { value, chosen: 'aria-current' in rest }]
  }
  for (const [, tag = '', options = ''] of inside.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const { name = '' } = attributesOf(tag)
    form.choices[name] = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => {
      const { value = '', ...rest } = attributesOf(option)
      return { value, chosen: 'selected' in rest }
    })
  }
  return form
}

/** The forms with method POST, in order. */
export function formsOf(html: string): Form[] {
  return [...html.matchAll(/(<form\b[^>]*method="post"[^>]*>)([\s\S]*?)<\/form>/g)].map(([, tag = '', inside = '']) =>
    formOf(attributesOf(tag).action ?? '', inside),
  )
}

/** The values that a form sends: its fields, the first answer where none is chosen, and `typed` over both. */
export function filled({ fields, choices }: Form, typed: Record<string, string>): Record<string, string> {
  const chosen = Object.entries(choices).map(([name, answers]) => {
    const usable = answers.filter(({ value }) => value !== '')
    return [name, (usable.find(({ chosen: is }) => is) ?? usable[0])?.value ?? '']
  })
  const known = new Set([...Object.keys(fields), ...Object.keys(choices)])
  const said = Object.entries(typed).filter(([name]) => known.has(name))
  return { ...fields, ...Object.fromEntries(chosen), ...Object.fromEntries(said) }
}
