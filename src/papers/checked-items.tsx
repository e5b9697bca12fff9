import { CameraOutlined } from '@ant-design/icons'
import type { handover } from '#entities/property/handover.ts'
import type { FieldProps } from '../crud/views.ts'
import { fieldLabel } from '../fields/words.ts'

/** A checklist in short: how many of its items passed, and how many photos it has. */
export function CheckedItems({ record, entityName, tools: { t } }: FieldProps<typeof handover>) {
  const rows = record.checklist ?? []
  if (rows.length === 0) return <span className="lobby-nothing">–</span>
  const passed = rows.filter((row) => row.passed === true).length
  const photos = rows.reduce((sum, row) => sum + (row.photos?.length ?? 0), 0)
  const wordOf = (name: string) => fieldLabel(t, entityName, `checklist.${name}`)
  return (
    <>
      {`${wordOf('passed')} ${passed}/${rows.length}`}
      {photos > 0 && (
        <>
          {' · '}
          <CameraOutlined role="img" aria-label={wordOf('photos')} /> {photos}
        </>
      )}
    </>
  )
}
