/** A text of the docs as the build reads it (`scripts/help-text.ts`), and the console draws it. */
export type Inline =
  | string
  | { readonly is: 'strong' | 'em'; readonly of: readonly Inline[] }
  | { readonly is: 'code'; readonly text: string }
  /** Within the help, `/help/domain/fee#age`, or on another site. */
  | { readonly is: 'link'; readonly to: string; readonly of: readonly Inline[] }

export type Block =
  | { readonly is: 'heading'; readonly level: 2 | 3; readonly id: string; readonly of: readonly Inline[] }
  | { readonly is: 'text'; readonly of: readonly Inline[] }
  | { readonly is: 'list'; readonly numbered: boolean; readonly of: readonly (readonly Inline[])[] }
  | { readonly is: 'table'; readonly head: readonly Inline[][]; readonly rows: readonly Inline[][][] }
  | { readonly is: 'picture'; readonly src: string; readonly alt: string }
