/** The XML reader that read-excel-file works with; it comes without types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>

  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    /** The whole document at once. Returns the error, if the document has one. */
    parse(xml: string): Error | undefined
  }
}
