import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { DeferredDropdown } from '#src/ui/deferred.tsx'
import type { Results } from '../actions/action-results.tsx'
import { bulkFields } from './bulk-fields.ts'

const ActionResults = lazy(async () => ({
  default: (await import('../actions/action-results.tsx')).ActionResults,
}))
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

interface BulkEditProps {
  readonly entity: AnyEntity
  readonly chosen: readonly AnyRecord[]
  readonly tools: ViewTools
}

/** Gives chosen records one value of a field: what changes is shown first, and afterwards what became of each. */
export function BulkEdit({ entity, chosen, tools }: BulkEditProps) {
  const { t } = tools
  const fields = useMemo(() => bulkFields(entity, tools), [entity, tools])
  const [name, setName] = useState<string>()
  const [results, setResults] = useState<Results>()
  const field = name === undefined ? undefined : fields[name]
  if (Object.keys(fields).length === 0) return null
  return (
    <>
      <DeferredDropdown
        trigger={['click']}
        menu={{
          items: Object.keys(fields).map((one) => ({ key: one, label: fieldLabel(t, entity.name, one) })),
          onClick: ({ key }) => setName(key),
        }}
      >
        <Button size="small">
          {t('console.crud.list.bulk')} <DownOutlined aria-hidden />
        </Button>
      </DeferredDropdown>
      <Suspense fallback={null}>
        {name !== undefined && field !== undefined && (
          <BulkDialog
            entity={entity}
            name={name}
            field={field}
            chosen={chosen}
            tools={tools}
            onDone={setResults}
            close={() => setName(undefined)}
          />
        )}
        {results !== undefined && (
          <ActionResults
            entity={entity}
            results={results}
            tools={tools}
            close={() => setResults(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
