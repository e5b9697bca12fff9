import { Parser } from 'saxen'
import { TaskFault } from '../../workers/errors.ts'
import { withoutPrefix } from '../check-part.ts'

/** An element of a document that is small enough to be held whole. */
export class Branch {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly branches: Branch[] = []
  said = ''

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name
    this.attributes = attributes
  }

  /** All elements at the end of a path. */
  all(...path: readonly string[]): readonly Branch[] {
    const [first, ...rest] = path
    if (first === undefined) return [this]
    return this.branches.filter(({ name }) => name === first).flatMap((branch) => branch.all(...rest))
  }

  /** The text at the end of a path; empty where there is none. */
  text(...path: readonly string[]): string {
    return (this.all(...path)[0]?.said ?? '').trim()
  }
}

/**
 * Reads a document; prefixes are dropped. Nothing is read from elsewhere: a document type or an entity of its own is
 * refused, and so is what is nested deeper than `depth`. Throws a `TaskFault`.
 */
export function readTree(xml: string, depth: number): Branch {
  const refuse = () => {
    throw new TaskFault('import_not_a_sheet')
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) refuse()
  const open: Branch[] = [new Branch('', {})]
  const parser = new Parser()
  parser.on('error', refuse).on('warn', refuse).on('attention', refuse)
  parser.on('openTag', (name, attributes, decode) => {
    if (open.length > depth) refuse()
    const named = Object.entries(attributes()).map(
      ([key, value]) => [withoutPrefix(key), decode(value)] as const,
    )
    const branch = new Branch(withoutPrefix(name), Object.fromEntries(named))
    open.at(-1)?.branches.push(branch)
    open.push(branch)
  })
  parser.on('text', (text, decode) => say(decode(text)))
  parser.on('cdata', (text) => say(text))
  parser.on('closeTag', () => void open.pop())
  const say = (text: string) => {
    const branch = open.at(-1)
    if (branch !== undefined) branch.said += text
  }
  parser.parse(xml)
  return open[0]?.branches[0] ?? new Branch('', {})
}
