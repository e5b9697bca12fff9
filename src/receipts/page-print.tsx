import { Skeleton } from 'antd'
import type { Language } from '#core/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { FileButton, type FileButtonProps } from '../crud/actions/file-button.tsx'
import { Failure } from '../crud/list/list-states.tsx'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentPaper } from './document-paper.tsx'
import { PrintCard } from './print-card.tsx'

interface PageUse {
  /** Names the paper in the cache. */
  readonly asked: readonly unknown[]
  /** Null: there is nothing to be printed. */
  readonly load: (language: Language) => Promise<DocumentPage | null>
  readonly tools: ViewTools
}

interface PagePrintProps extends PageUse {
  readonly name: string
  readonly pdf: (language: Language) => ReturnType<FileButtonProps['load']>
}

/** A paper on its record's page: printed, and as the PDF that is set from the same parts. */
export const PagePrint = ({ name, pdf, tools, ...page }: PagePrintProps) => (
  <PrintCard
    tools={tools}
    more={({ t, language }) => <FileButton t={t} size="small" name={name} load={() => pdf(language)} />}
  >
    {(paper) => <LoadedPage {...page} tools={paper} />}
  </PrintCard>
)

function LoadedPage({ asked, load, tools: { t, language } }: PageUse) {
  const { data, error, refetch } = useQuery({
    queryKey: [...asked, language],
    queryFn: () => load(language),
    retry: false,
  })
  if (error !== null)
    return (
      <Failure title={t('console.voucher.load_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return data !== null && <DocumentPaper whole page={data} />
}
