import { previewNoticePaper } from '#domain/calls/notices.ts'
import { callForData } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Printable } from '../papers/printable.tsx'
import { PaperSheets } from './notice-paper.tsx'

interface PreviewPageProps {
  readonly groupId: string
  readonly apartmentId: string
  /** Changes with the figures: the page is loaded again. */
  readonly asOf: number
  readonly tools: ViewTools
}

/** The page that one apartment would get if the batch was sent now. */
export const PreviewPage = ({ groupId, apartmentId, asOf, tools }: PreviewPageProps) => (
  <section className="notice-preview-page" aria-label={tools.t('console.notices.preview.page')}>
    <Printable tools={tools}>
      {(paper) => (
        <PaperSheets
          asked={['notice-preview-page', groupId, apartmentId, paper.language, String(asOf)]}
          load={() =>
            callForData(previewNoticePaper, {
              path: { id: groupId },
              params: { apartment_id: apartmentId, language: paper.language },
            })
          }
          tools={paper}
        />
      )}
    </Printable>
  </section>
)
