declare module 'virtual:help' {
  import type { Block } from './text.ts'

  /** Pages of the docs by their names, `domain/fee`. */
  export const helpPages: Readonly<
    Record<
      string,
      { readonly title: string; readonly load: () => Promise<{ readonly blocks: readonly Block[] }> }
    >
  >
}
