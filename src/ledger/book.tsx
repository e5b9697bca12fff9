import type { ReactNode } from 'react'
import { isCallError } from '#data-provider/http.ts'
import type { AnyBook as Declared } from '#domain/reports/book.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { allFormats, DownloadButtons, type DownloadProps } from './download-buttons.tsx'
import { ReportFrame, type FrameProps, type Period } from './report-frame.tsx'

export interface ReportProps {
  readonly tools: ViewTools
  readonly period: Period
  readonly onPeriod: (period: Period) => void
}

/** The building and the days that are asked for. */
export function useParams({ from = '', to = '' }: Period) {
  const { building } = useSession()
  return { building_id: building?.id, from, to }
}

/** Why there is no report: a day is missing, a right, or the reply. */
export const failureOf = (
  t: ViewTools['t'],
  { from, to }: Period,
  error: Error | null,
  failed = t('console.journal.load_failed'),
) => {
  if (isCallError(error) && error.statusCode === 403) return t('console.journal.missing_right')
  return from === undefined || to === undefined ? t('console.journal.no_days') : failed
}

interface BookProps<Data>
  extends ReportProps, Pick<FrameProps<Data>, 'title' | 'whose' | 'asked' | 'picker' | 'children'> {
  readonly book: Declared
  /** Said where it could not be loaded. Default: that the journal could not. */
  readonly failed?: string
  readonly load: DownloadProps['load']
  /** Before the button that downloads it. */
  readonly choice?: ReactNode
}

/** One of the accountant's reports, with its file. */
export function Book<Data>({ book, failed, load, choice, ...frame }: BookProps<Data>) {
  const { tools, period, asked } = frame
  const hasDays = period.from !== undefined && period.to !== undefined
  return (
    <ReportFrame
      {...frame}
      failure={failureOf(tools.t, period, asked.error, failed)}
      actions={
        <>
          {choice}
          <DownloadButtons
            t={tools.t}
            name={book.file}
            formats={allFormats}
            disabled={!hasDays || asked.error !== null}
            load={load}
          />
        </>
      }
    />
  )
}
