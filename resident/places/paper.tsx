import { useState, type ComponentType } from 'react'
import { currentLanguage } from '../language/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { callForData } from '../data/call.ts'
import type { readReceiptPaper } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { say } from '../language/say.ts'
import { Shown } from '../parts/shown.tsx'
import { Lazy } from '../shell/lazy.tsx'

interface PaperProps {
  readonly home: string
  readonly name: string
  readonly address: typeof readReceiptPaper
  readonly id: string
  /** Shown at once; else when it is asked for. */
  readonly isOpen?: boolean
}

/** A paper as it is printed. It is never kept on the phone. */
export function Paper({ isOpen = false, ...paper }: PaperProps) {
  const [isAsked, setAsked] = useState(isOpen)
  if (isAsked) return <LoadedPaper {...paper} />
  return (
    <button type="button" className="button wide" onClick={() => setAsked(true)}>
      {say('money.papers.paper')}
    </button>
  )
}

const loadPaper = async (): Promise<ComponentType<{ readonly page: DocumentPage }>> =>
  (await import('#paper/document-paper.tsx')).DocumentPaper

function LoadedPaper({ home, name, address, id }: Omit<PaperProps, 'isOpen'>) {
  const language = currentLanguage()
  const loaded = useLoaded({
    home,
    name: `${name}-${language}`,
    stays: 'app',
    load: (signal) => callForData(address, { path: { id }, params: { language } }, { signal }),
  })
  return (
    <Shown of={loaded}>
      {({ pages }) =>
        pages.map((page, at) => (
          // A paper's pages have nothing but their order.
          <div className="paper" key={at} tabIndex={0} role="group" aria-label={page.title}>
            <Lazy load={loadPaper} props={{ page }} />
          </div>
        ))
      }
    </Shown>
  )
}
