// What a page says, read from its markup as a browser without scripts has it. Knows React's way of writing only.

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
export const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] as string)

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  )

/** The markup without scripts and what they carry. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

/** The JSON that the page hands to its scripts; null where there is none. */
export function nextData(html: string): string | null {
  return /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? null
}

/** Every address that the page leads to. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|form)\b[^>]*>/g)].flatMap(([tag]) => {
    const { href, action } = attributesOf(tag)
    return href ?? action ?? []
  })
}

type Choice = { value: string; chosen: boolean }
export type Form = {
  action: string
  /** Text and hidden fields with what stands in them. */
  fields: Record<string, string>
  /** Radio groups, lists and cards that answer at once, with their answers. */
  choices: Record<string, Choice[]>
  /** The fields that the page settles by itself. */
  hidden: string[]
  /** Whether it has a button at all. */
  sends: boolean
}

function formOf(action: string, inside: string): Form {
  const form: Form = { action, fields: {}, choices: {}, hidden: [], sends: /<button\b[^>]*type="submit"/.test(inside) }
  for (const [tag] of inside.matchAll(/<input\b[^>]*>/g)) {
    const { name = '', type = 'text', value = '', ...rest } = attributesOf(tag)
    // A box that is not ticked is not sent, and holds no other value than its own.
    if (type === 'file' || (type === 'checkbox' && !('checked' in rest))) continue
    if (type === 'hidden') form.hidden.push(name)
    if (type !== 'radio') form.fields[name] = value
    else form.choices[name] = [...(form.choices[name] ?? []), { value, chosen: 'checked' in rest }]
  }
  // What asks for something else names its intent, or is what a photo is added and removed by.
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

/** The forms that a page posts, in their order. */
export function formsOf(html: string): Form[] {
  return [...html.matchAll(/(<form\b[^>]*method="post"[^>]*>)([\s\S]*?)<\/form>/g)].map(([, tag = '', inside = '']) =>
    formOf(attributesOf(tag).action ?? '', inside),
  )
}

/** What a form sends: what stands in it, the first answer where none is chosen, and `typed` over both. */
export function filled({ fields, choices }: Form, typed: Record<string, string>): Record<string, string> {
  const chosen = Object.entries(choices).map(([name, answers]) => {
    const usable = answers.filter(({ value }) => value !== '')
    return [name, (usable.find(({ chosen: is }) => is) ?? usable[0])?.value ?? '']
  })
  const known = new Set([...Object.keys(fields), ...Object.keys(choices)])
  const said = Object.entries(typed).filter(([name]) => known.has(name))
  return { ...fields, ...Object.fromEntries(chosen), ...Object.fromEntries(said) }
}
