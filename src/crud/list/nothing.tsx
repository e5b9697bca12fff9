import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { createLabel, entityLabel } from '#src/i18n/entity-label.ts'
import { LinkButton } from '../actions/link-button.tsx'

interface NothingProps {
  readonly entity: AnyEntity
  readonly t: Translate
  readonly isFiltered: boolean
  readonly isTrash: boolean
  readonly createPath: string | undefined
  readonly clear: () => void
}

/** Explains what the list is for, and how to add the first record. */
export function Nothing({ entity, t, isFiltered, isTrash, createPath, clear }: NothingProps) {
  const one = entityLabel(t, entity.name, 'one')
  if (isFiltered)
    return (
      <Empty
        className="lobby-empty"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <Said
            head={t('console.crud.list.empty_filtered', { one })}
            text={t('console.crud.list.empty_filtered_hint')}
          />
        }
      >
        <Button onClick={clear}>{t('console.crud.list.clear_filters')}</Button>
      </Empty>
    )
  if (isTrash)
    return (
      <Empty
        className="lobby-empty"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={t('console.crud.list.empty_trash')}
      />
    )
  return (
    <Empty
      className="lobby-empty"
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <Said head={t('console.crud.list.empty', { one })} text={t(`entity.${entity.name}.purpose`)} />
      }
    >
      {createPath !== undefined && (
        <LinkButton to={createPath} type="primary" icon={<PlusOutlined />}>
          {createLabel(t, entity.name)}
        </LinkButton>
      )}
    </Empty>
  )
}

const Said = ({ head, text }: { readonly head: string; readonly text: string }) => (
  <>
    <strong>{head}</strong>
    <br />
    {text}
  </>
)
