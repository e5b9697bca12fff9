/** The XML reader that read-excel-file works with; it comes without types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>

  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'closeTag', listener: (name: string) => void): this
    /** `warn`: what is wrong and read on nevertheless. */
    on(event: 'error' | 'warn', listener: (error: Error) => void): this
    /** What they hold; `attention` is any other tag that begins with `<!`. */
    on(event: 'comment' | 'cdata' | 'question' | 'attention', listener: (text: string) => void): this
    /** The whole document at once. Returns the error, if the document has one. */
    parse(xml: string): Error | undefined
  }
}
