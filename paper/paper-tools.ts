import { createContext, use, type ComponentType } from 'react'

/** What a paper needs of the build that shows it: the console and the residents' app draw the same papers. */
export interface PaperTools {
  /** Draws a stored picture, loaded with the reader's own rights; nothing where it cannot be. */
  readonly Picture: ComponentType<{ readonly file: string; readonly alt: string }>
  /** What a QR is called for who does not see it. */
  readonly qrLabel: string
}

export const PaperToolsContext = createContext<PaperTools>({ Picture: () => null, qrLabel: 'QR' })

export const usePaperTools = () => use(PaperToolsContext)
