import { PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { Printable } from './printable.tsx'

interface PrintCardProps {
  readonly tools: ViewTools
  /** Buttons beside the one that prints, for a paper in that language. */
  readonly more?: (paper: ViewTools) => ReactNode
  readonly children: (paper: ViewTools) => ReactNode
}

/** A paper on a record's page, with the button that prints it. */
export const PrintCard = ({ tools, more, children }: PrintCardProps) => (
  <Card
    size="small"
    title={<h2>{tools.t('console.desk.paper.title')}</h2>}
    extra={
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {tools.t('console.desk.print')}
      </Button>
    }
  >
    <Printable tools={tools} more={more}>
      {children}
    </Printable>
  </Card>
)
