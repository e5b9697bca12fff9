/** Lines of 24 × 24, drawn in the text's colour. */
const lines = {
  door: 'M4 21V11a8 8 0 0 1 16 0v10h-5v-8a3 3 0 0 0-6 0v8z',
  list: 'M5 4h14v17l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6',
  paper: 'M7 3h7l4 4v14H7zM14 3v5h4M10 12h5M10 16h5',
  talk: 'M4 5h16v11H9l-5 4z',
  day: 'M5 6h14v15H5zM5 11h14M9 3v4M15 3v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const
export type IconName = keyof typeof lines

/** Beside a word: it has no name of its own. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={`icon icon-${name}`}>
    <path d={lines[name]} />
  </svg>
)
