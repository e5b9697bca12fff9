import { DownOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { MenuEntry } from '../shell/menu-entries.ts'
import { createLabel } from '../i18n/entity-label.ts'
import { useT } from '../i18n/use-t.ts'
import { can } from '../session/session.ts'
import { DeferredDropdown } from '../ui/deferred.tsx'

/** What the reader adds daily (what is counted, or has a waiting state), in one menu. */
export function AddMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useT()
  const navigate = useNavigate()
  const items = entries.flatMap(({ entity }) => {
    const { create } = screensOf(entity)
    const isDaily = entity.overview === true || entity.lifecycle?.waits !== undefined
    return isDaily && create !== undefined && can('create', entity.name)
      ? [{ key: `/${create}`, label: createLabel(t, entity.name) }]
      : []
  })
  if (items.length === 0) return null
  return (
    <DeferredDropdown
      trigger={['click']}
      menu={{
        items,
        onClick: ({ key }) => void navigate(key),
        style: { maxHeight: '60vh', overflowY: 'auto' },
      }}
    >
      <Button icon={<PlusOutlined />}>
        {t('console.dashboard.add')} <DownOutlined aria-hidden />
      </Button>
    </DeferredDropdown>
  )
}
