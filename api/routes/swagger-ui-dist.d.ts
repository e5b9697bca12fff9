declare module 'swagger-ui-dist' {
  /** The folder that the package's files lie in. */
  export function absolutePath(): string
}
