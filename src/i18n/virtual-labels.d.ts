declare module 'virtual:labels/*' {
  /** All words of one language, nested by key. */
  const words: Record<string, unknown>
  export default words
}
