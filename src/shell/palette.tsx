import { SearchOutlined } from '@ant-design/icons'
import { Flex, Input, Typography, theme } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { searchBuilding } from '#domain/calls/building.ts'
import { unaccent } from '#core/text.ts'
import { entityOf } from '#resources'
import { keepPreviousData, useQuery } from '../data/use-query.ts'
import { callApi } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { can, currentBuildingId, useSession } from '../session/session.ts'
import { keep, recall } from '../storage/store.ts'
import { MenuIcon } from './icons.tsx'
import { entriesFor, withoutRepeats } from './menu-model.ts'

interface Hit {
  readonly path: string
  readonly label: string
  readonly note: string
  readonly icon: string
}

const recentLimit = 8
const isHits = (value: unknown): value is Hit[] => Array.isArray(value)
/** Pages opened in one building are not listed in another. */
const recentKey = () => `recent_${currentBuildingId() ?? ''}`

/** Pages and records by name, accents ignored: arrows choose, Enter opens. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { token } = theme.useToken()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const keyword = useDeferredValue(typed.trim())
  const hits = useHits(keyword)
  const chosen = Math.min(at, Math.max(0, hits.length - 1))
  const open = (hit: Hit) => {
    const recent = recall(recentKey(), isHits) ?? []
    keep(recentKey(), [hit, ...recent.filter((one) => one.path !== hit.path)].slice(0, recentLimit), null)
    onClose()
    void navigate(hit.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[chosen]
    if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter' && hit !== undefined) open(hit)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      title={<span className="lobby-unseen">{t('console.shell.search.label')}</span>}
      styles={{ header: { margin: 0 } }}
      width={640}
      style={{ top: 72 }}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('console.shell.search.open')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={hits.length === 0 ? undefined : `${listId}-${chosen}`}
        aria-label={t('console.shell.search.label')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('console.shell.search.label')}
        style={{ maxHeight: 420, overflowY: 'auto', marginTop: 8 }}
      >
        {hits.map((hit, index) => (
          <Flex
            key={hit.path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            gap={12}
            align="center"
            onClick={() => open(hit)}
            onMouseEnter={() => setAt(index)}
            style={{
              padding: '8px 12px',
              borderRadius: 6,
              cursor: 'pointer',
              background: index === chosen ? token.colorPrimaryBg : undefined,
            }}
          >
            <MenuIcon name={hit.icon} />
            <span style={{ flex: 1 }}>{hit.label}</span>
            <Typography.Text type="secondary">{hit.note}</Typography.Text>
          </Flex>
        ))}
      </div>
      {hits.length === 0 && (
        <Typography.Paragraph type="secondary" style={{ padding: 12, margin: 0 }}>
          {keyword.length > 1
            ? t('console.shell.search.nothing', { keyword })
            : t('console.shell.search.hint')}
        </Typography.Paragraph>
      )}
    </Dialog>
  )
}

function useHits(keyword: string): readonly Hit[] {
  const t = useT()
  const session = useSession()
  const entries = withoutRepeats(entriesFor(session, can))
  const pages = entries.map(({ label, path, icon }): Hit => ({
    path,
    icon,
    label: t(label),
    note: t('console.shell.search.pages'),
  }))
  const records = useQuery({
    queryKey: ['palette', currentBuildingId(), keyword],
    enabled: keyword.length > 1,
    placeholderData: keepPreviousData,
    queryFn: () => recordsLike(keyword),
    retry: false,
  })
  if (keyword === '')
    return [...(recall(recentKey(), isHits) ?? []), ...pages].filter(
      (hit, index, all) => all.findIndex((one) => one.path === hit.path) === index,
    )
  const wanted = unaccent(keyword)
  return [
    ...pages.filter((hit) => unaccent(hit.label).includes(wanted)),
    ...(keyword.length > 1 ? (records.data ?? []) : []),
  ]

  async function recordsLike(like: string): Promise<Hit[]> {
    const params = { keyword: like, building_id: currentBuildingId() }
    const { data } = await callApi(searchBuilding, { params })
    return data.flatMap(({ resource, id, title, subtitle }): Hit[] => {
      const entity = entityOf(resource)
      if (entity === undefined) return []
      return [
        {
          path: `/${screensOf(entity).show.replace(':id', id)}`,
          icon: entity.menu?.icon ?? 'file',
          label: title,
          note: subtitle ?? t(`entity.${resource}.one`),
        },
      ]
    })
  }
}
