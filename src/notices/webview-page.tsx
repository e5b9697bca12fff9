import { useParams } from 'react-router'
import type { Language } from '#core/language.ts'
import { noticeCalls } from '#domain/calls/notices.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import { callForData, callForFile } from '../data/call-api.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { Printable } from '../papers/printable.tsx'
import { viewToken } from '../session/entry.ts'
import { PaperSheets } from './notice-paper.tsx'

/** A notice alone on the screen: for the residents whom it tells, by a link or signed in, and for a view within another app. */
export function NoticeWebviewPage() {
  const { idGroup = '', id = '' } = useParams()
  const tools = useViewTools()
  const token = viewToken()
  const calls = token === undefined ? ownCalls({ idGroup, id }) : linkCalls(id, token)
  return (
    <main id="content" className="notice-webview">
      <Printable
        tools={tools}
        starts={token === undefined ? undefined : tools.language}
        more={({ t, language }) => (
          <FileButton size="small" name="notice" t={t} load={() => calls.take(language)} />
        )}
      >
        {(paper) => (
          <PaperSheets
            asked={['notice-viewed', idGroup, id, paper.language]}
            load={() => calls.read(paper.language)}
            tools={paper}
            closed="console.notices.link"
          />
        )}
      </Printable>
    </main>
  )
}

const ownCalls = (path: { readonly idGroup: string; readonly id: string }) => ({
  read: (language: Language) => callForData(noticeCalls.readOwn, { path, params: { language } }),
  take: (language: Language) => callForFile(noticeCalls.printOwn, { path, params: { language } }),
})

const linkCalls = (id: string, view_token: string) => ({
  read: (language: Language) =>
    callForData(noticeCalls.readLinked, { path: { id }, body: { view_token, language } }),
  take: (language: Language) =>
    callForFile(noticeCalls.printLinked, { path: { id }, body: { view_token, language } }),
})
