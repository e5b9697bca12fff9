import { PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import { officeToday } from '#core/days.ts'
import { Loaded, type AskedData } from '../crud/list/loaded.tsx'
import { formatDate, formatNumber } from '../fields/format.ts'
import { PeriodDay } from '../fields/parts/period-day.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import '../fees/fees.css'

/** The first and the last day; undefined: the period has no such end. */
export interface Period {
  readonly from: string | undefined
  readonly to: string | undefined
}

export interface FrameProps<Data> {
  readonly title: string
  /** On paper, whose report it is. */
  readonly whose?: string
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly asked: AskedData<Data>
  readonly failure: string
  readonly tools: ViewTools
  /** In place of the two days. */
  readonly picker?: ReactNode
  /** Buttons before that of printing. */
  readonly actions?: ReactNode
  /** Stands below the report, also while it is loaded. */
  readonly foot?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A report between two days on a card of its own, ready to be printed: alone, under the building's name. */
export function ReportFrame<Data>({ title, whose, period, onPeriod, asked, ...rest }: FrameProps<Data>) {
  const { failure, tools, picker, actions, foot, children } = rest
  const { t } = tools
  const { building } = useSession()
  return (
    <Card size="small" className="lobby-statement" title={<h2>{title}</h2>}>
      {/* On paper there is no page around it to say whose it is. */}
      <div className="lobby-print-only">
        <p>{building?.name}</p>
        <h1>{title}</h1>
        {whose !== undefined && <p>{whose}</p>}
        <p>
          {t('console.report.between', {
            from: period.from === undefined ? '…' : formatDate(period.from),
            to: formatDate(period.to ?? officeToday()),
          })}
        </p>
      </div>
      <div className="lobby-statement-tools">
        {picker ?? (
          <>
            <PeriodDay
              label={t('console.report.from')}
              value={period.from}
              onChange={(from) => onPeriod({ ...period, from })}
            />
            <PeriodDay
              label={t('console.report.to')}
              value={period.to}
              onChange={(to) => onPeriod({ ...period, to })}
            />
          </>
        )}
        <span className="lobby-statement-buttons">
          {actions}
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('console.report.print')}
          </Button>
        </span>
      </div>
      <Loaded asked={asked} failure={failure} t={t}>
        {children}
      </Loaded>
      {foot}
    </Card>
  )
}

interface CutNoteProps {
  readonly shown: number
  readonly total: number
  readonly tools: ViewTools
}

/** Says that a long period shows only its latest lines. */
export const CutNote = ({ shown, total, tools: { t, language } }: CutNoteProps) =>
  total > shown && (
    <p className="lobby-secondary">
      {t('console.report.cut', {
        shown: formatNumber(shown, { language, digits: 0 }),
        total: formatNumber(total, { language, digits: 0 }),
      })}
    </p>
  )
