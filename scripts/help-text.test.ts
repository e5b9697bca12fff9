import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Block, Inline } from '../src/help/text.ts'
import { helpLink, helpNames } from './help-plugin.ts'
import { readHelpText } from './help-text.ts'

const root = join(import.meta.dirname, '..')
const names = await helpNames(root)
const read = (markdown: string) =>
  readHelpText(markdown, (link) => helpLink(link, 'domain/fee', names)).blocks

test('reads the Markdown of the docs', () => {
  const { title, blocks } = readHelpText(
    `# A \`fee\`

Some **words _of_ it**
on two lines ([why](../decisions/orders.md)), see [debts](debt.md#age) and [a file](../../api/main.ts).

## By payer
- one
  more of it
- two

1. first

| a | b |
| - | - |
| x | \`y\` |

![A desk](../images/desk.png)

Code: \`api/fees\`.
`,
    (link) => helpLink(link, 'domain/fee', names),
  )
  expect(title).toBe('A fee')
  expect(blocks).toEqual([
    {
      is: 'text',
      of: [
        'Some ',
        { is: 'strong', of: ['words ', { is: 'em', of: ['of'] }, ' it'] },
        ' on two lines, see ',
        { is: 'link', to: '/help/domain/debt#age', of: ['debts'] },
        ' and ',
        'a file',
        '.',
      ],
    },
    { is: 'heading', level: 2, id: 'by-payer', of: ['By payer'] },
    { is: 'list', numbered: false, of: [['one more of it'], ['two']] },
    { is: 'list', numbered: true, of: [['first']] },
    { is: 'table', head: [['a'], ['b']], rows: [[['x'], [{ is: 'code', text: 'y' }]]] },
    { is: 'picture', alt: 'A desk', src: '../images/desk.png' },
  ])
})

test('words with a line below them are no emphasis, and stars are', () => {
  expect(read('`a_b` snake_case_name is **not** _this_')).toEqual([
    {
      is: 'text',
      of: [
        { is: 'code', text: 'a_b' },
        ' snake_case_name is ',
        { is: 'strong', of: ['not'] },
        ' ',
        { is: 'em', of: ['this'] },
      ],
    },
  ])
})

test('every page has a title, and no mark of Markdown is left in its words', () => {
  const left: string[] = []
  for (const name of names) {
    const { title, blocks } = readHelpText(readFileSync(join(root, 'docs', `${name}.md`), 'utf8'), (link) =>
      helpLink(link, name, names),
    )
    expect([name, title]).not.toEqual([name, ''])
    for (const text of blocks.flatMap(textsOf))
      if (/\*\*|\]\(|^#|^\||`/.test(text)) left.push(`${name}: ${text}`)
  }
  expect(names.length).toBeGreaterThan(30)
  expect(left).toEqual([])
})

const textsOf = (block: Block): readonly string[] =>
  block.is === 'picture'
    ? []
    : block.is === 'table'
      ? [...block.head, ...block.rows.flat()].flatMap(wordsIn)
      : block.is === 'list'
        ? block.of.flatMap(wordsIn)
        : wordsIn(block.of)

const wordsIn = (of: readonly Inline[]): readonly string[] =>
  of.flatMap((part) => (typeof part === 'string' ? [part] : part.is === 'code' ? [] : wordsIn(part.of)))
