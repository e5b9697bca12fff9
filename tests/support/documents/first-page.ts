import type { DocumentPage } from '#domain/documents/page.ts'

/** The first page that the reply of a paper has. */
export const firstPage = <Page = DocumentPage>({ body }: { readonly body: object }): Page => {
  const { data } = body as { readonly data: { readonly pages: readonly Page[] } }
  const [page] = data.pages
  if (page === undefined) throw new Error('there is nothing to be printed')
  return page
}
