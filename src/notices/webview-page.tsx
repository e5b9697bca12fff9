import { useParams } from 'react-router'
import { takeNotice, viewNotice } from '#domain/calls/notices.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { PdfButton } from '../crud/actions/pdf-button.tsx'
import { Printable } from '../receipts/printable.tsx'
import { PaperSheets } from './notice-paper.tsx'

/** A notice alone on the screen: for the residents whom it tells, and for a view within another app. */
export function NoticeWebviewPage() {
  const { idGroup = '', id = '' } = useParams()
  const tools = useViewTools()
  const path = { idGroup, id }
  return (
    <main id="content" className="notice-webview">
      <Printable
        tools={tools}
        more={({ t, language }) => (
          <PdfButton
            size="small"
            name="notice"
            t={t}
            load={() => callForFile(takeNotice, { path, params: { language } })}
          />
        )}
      >
        {(paper) => (
          <PaperSheets
            asked={['notice-viewed', idGroup, id, paper.language]}
            load={() => callForData(viewNotice, { path, params: { language: paper.language } })}
            tools={paper}
          />
        )}
      </Printable>
    </main>
  )
}
