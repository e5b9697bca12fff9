import { Button, Card } from 'antd'
import { useState } from 'react'
import { readJournalEntries } from '#domain/calls/journal.ts'
import { journalBook } from '#domain/reports/books.ts'
import { Loaded } from '../crud/list/loaded.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { BookTable } from './book-table.tsx'
import { movingBooks } from './moving-cash.ts'

interface JournalEntriesProps {
  readonly params: { readonly building_id: string | undefined; readonly from: string; readonly to: string }
  readonly tools: ViewTools
}

/** The entries of the days, line by line in the order of the books, a page at a time. */
export function JournalEntries({ params, tools }: JournalEntriesProps) {
  const { t } = tools
  // Where each page that was opened begins; the last one is shown.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  const after = pages.at(-1)
  const asked = useReport({
    call: readJournalEntries,
    input: { params: { ...params, after } },
    of: movingBooks,
  })
  return (
    <Card size="small" title={<h3>{t('console.journal.entries')}</h3>}>
      <Loaded asked={asked} failure={t('console.journal.load_failed')} t={t}>
        {({ next, lines }) => (
          <>
            <BookTable
              book={journalBook}
              rows={lines}
              keyOf={({ entry, line }) => `${entry}/${line}`}
              tools={tools}
            />
            {(pages.length > 1 || next !== null) && (
              <p className="lobby-journal-pages">
                <Button disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
                  {t('console.journal.earlier')}
                </Button>
                <Button
                  disabled={next === null}
                  onClick={() => {
                    if (next !== null) setPages([...pages, next])
                  }}
                >
                  {t('console.journal.later')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
