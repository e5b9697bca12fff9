/** Text of a piece of HTML, for one line of a table. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
