import { SettingOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import { DeferredPopover } from '#src/ui/deferred.tsx'
import type { ColumnListProps } from './column-list.tsx'
import { Button } from '#src/ui/button.tsx'

const ColumnList = lazy(async () => ({ default: (await import('./column-list.tsx')).ColumnList }))

/** Opens the choice of columns. */
export const ColumnChooser = (props: ColumnListProps) => (
  <DeferredPopover
    trigger="click"
    placement="bottomRight"
    content={
      <Suspense fallback={null}>
        <ColumnList {...props} />
      </Suspense>
    }
    title={props.tools.t('console.crud.list.columns')}
  >
    <Button
      type="text"
      icon={<SettingOutlined />}
      aria-label={props.tools.t('console.crud.list.columns')}
      title={props.tools.t('console.crud.list.columns')}
    />
  </DeferredPopover>
)
