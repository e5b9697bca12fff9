import { Checkbox } from 'antd'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { uploadSheet, type Batch } from './calls.ts'
import { DropFile } from './drop-file.tsx'

interface ChooseFileProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly onBatch: (batch: Batch) => void
}

/** The place to drop a sheet of one kind of record. */
export function ChooseFile({ entity, tools, onBatch }: ChooseFileProps) {
  const { t } = tools
  const { building } = useSession()
  const [isReading, setReading] = useState(false)
  const [updatesKnown, setUpdatesKnown] = useState(false)
  return (
    <>
      {entity.imports?.mayUpdateKnown === true && (
        <Checkbox
          checked={updatesKnown}
          disabled={isReading}
          onChange={({ target }) => setUpdatesKnown(target.checked)}
        >
          {t('console.imports.update_known')}
        </Checkbox>
      )}
      <DropFile
        tools={tools}
        accept=".xlsx,.csv"
        hint={t('console.imports.template_hint')}
        onBusy={setReading}
        upload={async (file) =>
          onBatch(await uploadSheet(entity, { buildingId: building?.id, file, updatesKnown }))
        }
      />
    </>
  )
}
