import type { DocumentPage, Fact } from '#domain/documents/page.ts'
import { DocumentBody, LinesTable } from './document-body.tsx'
import { dots } from '#domain/documents/values.ts'
import { PaperPictures } from './paper-pictures.tsx'
import { QrPicture } from './qr-picture.tsx'
import { SignedBy } from './signed-by.tsx'
import './document.css'

interface DocumentPaperProps {
  readonly page: DocumentPage
  /** A whole sheet, which is filed; else half of one. */
  readonly whole?: boolean
}

/**
 * A document as it is printed. Its copies share a sheet; the screen shows the first one, and where there is no second
 * one it is alone on half a sheet.
 */
export function DocumentPaper({ page, whole = false }: DocumentPaperProps) {
  const copies = page.copies ?? []
  const sheet = copies.length > 1 ? 'desk-paper-copies' : whole ? 'desk-paper-whole' : ''
  return (
    <article
      className={`desk-paper ${sheet}`.trim()}
      lang={page.language}
      data-voided={page.voided !== undefined}
    >
      {copies.length === 0 ? (
        <Copy page={page} />
      ) : (
        copies.map((copy, at) => <Copy key={copy} page={page} copy={copy} isAgain={at > 0} />)
      )}
    </article>
  )
}

interface CopyProps {
  readonly page: DocumentPage
  readonly copy?: string
  /** Only on paper. */
  readonly isAgain?: boolean
}

function Copy({ page, copy, isAgain = false }: CopyProps) {
  const { head, corner, aside, title, under, table, totals, words, notes, place, signatures } = page
  return (
    <section className="desk-copy" aria-hidden={isAgain} data-again={isAgain}>
      {(head !== undefined || corner !== undefined) && (
        <div className="desk-copy-head">
          <div>
            <strong>{head?.name}</strong>
            <Lines of={head?.lines} />
          </div>
          <div>
            <Lines of={corner} />
          </div>
        </div>
      )}
      <header data-beside={aside !== undefined}>
        <div>
          {title !== undefined && <h2>{title}</h2>}
          <Lines of={under} />
          {copy !== undefined && (
            <p>
              <em>{copy}</em>
            </p>
          )}
        </div>
        {aside !== undefined && (
          <div className="desk-copy-aside">
            <Lines of={aside} />
          </div>
        )}
      </header>
      {page.voided !== undefined && <p className="desk-voided">{page.voided}</p>}
      {page.facts !== undefined && <PaperFacts of={page.facts} />}
      {page.body !== undefined && <DocumentBody parts={page.body} />}
      {table === undefined ? (
        totals !== undefined && <PaperFacts of={totals} />
      ) : (
        <LinesTable table={table} totals={totals ?? []} />
      )}
      {words !== undefined && (
        <p>
          {`${words.name}: `}
          <em>{words.value}</em>
        </p>
      )}
      {page.qr !== undefined && <QrPicture qr={page.qr} />}
      {page.pictures !== undefined && <PaperPictures of={page.pictures} />}
      <Lines of={notes} />
      {place !== undefined && <p className="desk-copy-place">{place}</p>}
      {signatures !== undefined && <SignedBy of={signatures} />}
    </section>
  )
}

const Lines = ({ of = [] }: { readonly of: readonly string[] | undefined }) =>
  of.map((line) => <p key={line}>{line}</p>)

const PaperFacts = ({ of }: { readonly of: readonly Fact[] }) => (
  <dl>
    {of.map(({ name, value }) => (
      <div key={name}>
        <dt>{`${name}:`}</dt>
        <dd>{value ?? dots}</dd>
      </div>
    ))}
  </dl>
)
