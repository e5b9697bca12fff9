import type { AnyEntity } from '#core/entity.ts'
import { RecordValue } from '#src/crud/columns/field-cell.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { filesIn } from '#src/fields/references/ids.ts'
import { fieldLabel } from '#src/fields/words.ts'

interface MessagePicturesProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
}

/** The pictures of a message; nothing where it has none. */
export const MessagePictures = ({ entity, record, tools }: MessagePicturesProps) =>
  filesIn(record['images']).length > 0 && (
    <div role="group" aria-label={fieldLabel(tools.t, entity.name, 'images')}>
      <RecordValue entity={entity} name="images" record={record} tools={tools} />
    </div>
  )
