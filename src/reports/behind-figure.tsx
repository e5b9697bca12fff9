import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Loaded, type AskedData } from '../crud/list/loaded.tsx'
import { Pager } from '../crud/list/pager.tsx'
import type { Translate } from '../i18n/use-t.ts'

/** Records that a page of what is behind a figure has. */
export const behindRows = 50

interface BehindProps<Data> {
  readonly title: string
  /** The way back to the figures. */
  readonly back: { readonly to: string; readonly label: string }
  readonly asked: AskedData<Data>
  readonly failure: string
  readonly page: number
  readonly onPage: (page: number) => void
  readonly t: Translate
  readonly children: (data: Data) => ReactNode
}

/** The records that a figure counts or sums, a page at a time, under its name. */
export function BehindFigure<Data extends { readonly total: number }>(props: BehindProps<Data>) {
  const { title, back, page, onPage, children, ...asked } = props
  return (
    <Card size="small" title={<h2>{title}</h2>} extra={<Link to={back.to}>{back.label}</Link>}>
      <Loaded {...asked} rows={8}>
        {(data) => (
          <>
            {children(data)}
            <Pager page={page} pageSize={behindRows} total={data.total} t={asked.t} onChange={onPage} />
          </>
        )}
      </Loaded>
    </Card>
  )
}
