/** The XML reader that read-excel-file works with; it comes without types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>

  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'text', listener: (text: string, decode: Decode) => void): this
    on(event: 'closeTag', listener: (name: string) => void): this
    /** `warn`: something wrong, after which reading continues. */
    on(event: 'error' | 'warn', listener: (error: Error) => void): this
    /** Their contents; `attention` is any other tag that begins with `<!`. */
    on(event: 'comment' | 'cdata' | 'question' | 'attention', listener: (text: string) => void): this
    /** Parses the whole document. Returns the error, if the document has one. */
    parse(xml: string): Error | undefined
  }
}
