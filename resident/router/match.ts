export type Params = Readonly<Record<string, string>>

/** Names of an address's parts: those of `/homes/:home/fees/:id` are `home` and `id`. */
type NameIn<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<Pattern extends string> = { readonly [Name in NameIn<Pattern>]: string }

/** The parts of an address that a pattern names; undefined where it does not match. */
export function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? ''
    if (!part.startsWith(':')) {
      if (part !== text) return undefined
      continue
    }
    const value = decode(text)
    if (value === undefined || value === '') return undefined
    found[part.slice(1)] = value
  }
  return found
}

/** The address of a pattern: `at('/homes/:home/fees/:id', { home: '12', id: '7' })`. */
export const at = <const Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string =>
  pattern.replaceAll(/:(\w+)/g, (_name, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  )

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
