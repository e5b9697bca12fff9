import { Extension, mergeAttributes, Node } from '@tiptap/react'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** The parts that the table commands know the nodes by. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, (transaction) => this.editor.view.dispatch(transaction))
    // Where there is no further cell, Tab leaves the text as it does elsewhere.
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

export const sides = ['left', 'center', 'right'] as const
export type Side = (typeof sides)[number]

/** The side of paragraphs, headings and cells, as a class that the stored text may have. */
const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'tableCell', 'tableHeader'],
      attributes: {
        side: {
          default: null,
          parseHTML: (element) => sides.find((side) => element.classList.contains(`align-${side}`)) ?? null,
          renderHTML: ({ side }) => (typeof side === 'string' ? { class: `align-${side}` } : {}),
        },
      },
    },
  ],
})

/** Tables and sides: what a letter has beyond other formatted text. */
export const letterNodes = [table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th'), alignment]

/** A table to begin with: titles, and a row below them. */
export const newTable = {
  type: 'table',
  content: ['tableHeader', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [0, 1].map(() => ({ type, content: [{ type: 'paragraph' }] })),
  })),
}
