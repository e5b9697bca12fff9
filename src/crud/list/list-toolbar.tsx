import {
  ColumnHeightOutlined,
  DeleteOutlined,
  DownloadOutlined,
  ReloadOutlined,
  SearchOutlined,
  UploadOutlined,
} from '@ant-design/icons'
import { useEffect, useRef, useState } from 'react'
import { searchedFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isOneOf } from '#core/one-of.ts'
import { savedViewUsers } from '#domain/lists/saved-view.ts'
import { capabilities, keepsTrash } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useDebounced } from '#src/fields/references/use-debounced.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { ColumnChooser } from '../columns/column-chooser.tsx'
import type { ColumnListProps } from '../columns/column-list.tsx'
import type { ExportFormat } from './export-list.ts'
import { importHere } from '#src/session/screens-here.ts'
import { useSession } from '#src/session/session.ts'
import { SavedViews } from '../saved/saved-views.tsx'
import { AddFilter, FilterChips } from '../filters/filter-bar.tsx'
import type { ListState } from '#domain/lists/list-state.ts'
import { LinkButton } from '../actions/link-button.tsx'
import { densities } from './page-size.ts'
import type { EntityList } from './use-entity-list.tsx'
import { DeferredDropdown } from '#src/ui/deferred.tsx'
import { Button } from '#src/ui/button.tsx'

interface ListToolbarProps {
  readonly list: EntityList
  /** Widths of the columns that are drawn; absent where there are none to choose or to set the height of. */
  readonly fitted?: ColumnListProps['fitted'] | undefined
  /** True when the reader may see the trash. */
  readonly canRestore: boolean
}

/** The same tools above every list, in the same order and in one row; filters in force have a row of their own. */
export function ListToolbar({ list, fitted, canRestore }: ListToolbarProps) {
  const { entity, tools, state, change, density } = list
  const { t } = tools
  const { user } = useSession()
  const keepsViews = capabilities().calls && user !== undefined && isOneOf(savedViewUsers, user.type)
  const searched = searchedNames(entity, tools)
  const filtering = {
    entity,
    tools,
    filters: state.filters,
    onChange: (filters: ListState['filters']) => change({ filters }),
  }
  return (
    <div className="lobby-tools" role="search">
      <div className="lobby-toolbar">
        {searched.length > 0 && (
          <Search
            tools={tools}
            fields={searched.map((name) => fieldLabel(t, entity.name, name))}
            keyword={state.keyword}
            search={(keyword) => change({ keyword })}
          />
        )}
        <AddFilter {...filtering} />
        {keepsViews && <SavedViews list={list} isReady={!list.list.isFirst} />}
        <span className="lobby-toolbar-gap" />
        {keepsTrash(entity) && canRestore && (
          <div role="group" aria-label={t('console.crud.list.trash')} className="lobby-switch">
            <button type="button" aria-pressed={!state.trashed} onClick={() => change({ trashed: false })}>
              {t('console.crud.list.live')}
            </button>
            <button
              type="button"
              aria-pressed={state.trashed}
              aria-label={t('console.crud.list.trash')}
              title={t('console.crud.list.trash')}
              onClick={() => change({ trashed: true })}
            >
              <DeleteOutlined aria-hidden />
              <span className="lobby-wide-only">{t('console.crud.list.trash')}</span>
            </button>
          </div>
        )}
        {capabilities().imports && importHere(entity) !== undefined && tools.can('create', entity.name) && (
          <LinkButton
            to={`/${importHere(entity) ?? ''}`}
            icon={<UploadOutlined aria-hidden />}
            aria-label={t('console.crud.list.import')}
          >
            <span className="lobby-wide-only">{t('console.crud.list.import')}</span>
          </LinkButton>
        )}
        {entity.export !== false && capabilities().exports && <ExportButton t={t} exportAs={list.exportAs} />}
        {fitted !== undefined && (
          <>
            <DeferredDropdown
              trigger={['click']}
              menu={{
                selectable: true,
                selectedKeys: [density],
                items: densities.map((one) => ({ key: one, label: t(`console.crud.list.density_${one}`) })),
                onClick: ({ key }) => list.setDensity(densities.find((one) => one === key) ?? 'middle'),
              }}
            >
              <Button
                type="text"
                icon={<ColumnHeightOutlined />}
                aria-label={t('console.crud.list.density')}
                title={t('console.crud.list.density')}
              />
            </DeferredDropdown>
            <ColumnChooser
              entity={entity}
              tools={tools}
              settings={list.settings}
              onChange={list.setSettings}
              fitted={fitted}
            />
          </>
        )}
        <Button
          type="text"
          icon={<ReloadOutlined spin={list.list.isBusy} />}
          aria-label={t('console.crud.list.refresh')}
          title={t('console.crud.list.refresh')}
          onClick={() => void list.list.refetch()}
        />
      </div>
      {state.filters.length > 0 && <FilterChips {...filtering} />}
    </div>
  )
}

/** The fields that the reader may search by. */
const searchedNames = (entity: AnyEntity, tools: ViewTools): string[] =>
  Object.keys(searchedFields(entity)).filter((name) => tools.can('read', entity.name, name))

interface SearchProps {
  readonly tools: ViewTools
  /** Their labels. */
  readonly fields: readonly string[]
  readonly keyword: string
  readonly search: (keyword: string) => void
}

const restMs = 300

/** Searches once typing has rested; the back button puts the former word back into the box. */
function Search({ fields, tools, keyword, search }: SearchProps) {
  const { t } = tools
  const [typed, setTyped] = useState(keyword)
  const rested = useDebounced(typed, restMs)
  const asked = useRef(keyword)
  useEffect(() => {
    if (rested === asked.current) return
    asked.current = rested
    search(rested)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `search` alone is no reason to search again
  }, [rested])
  useEffect(() => {
    if (keyword === asked.current) return
    asked.current = keyword
    setTyped(keyword)
  }, [keyword])
  const some = fields
    .slice(0, 3)
    .map((label) => lowerWords(label, tools.language))
    .join(', ')
  return (
    <label className="lobby-search">
      <SearchOutlined aria-hidden />
      <input
        type="search"
        maxLength={200}
        aria-label={t('console.crud.list.search')}
        placeholder={t('console.crud.list.search_in', { fields: some })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'pdf']

function ExportButton({
  t,
  exportAs,
}: {
  readonly t: ViewTools['t']
  readonly exportAs: (format: ExportFormat) => Promise<void>
}) {
  const [isBusy, setBusy] = useState(false)
  const run = async (format: ExportFormat) => {
    setBusy(true)
    await exportAs(format).finally(() => setBusy(false))
  }
  return (
    <DeferredDropdown
      trigger={['click']}
      menu={{
        items: formats.map((format) => ({ key: format, label: t(`console.crud.list.export_${format}`) })),
        onClick: ({ key }) => void run(formats.find((format) => format === key) ?? 'xlsx'),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} aria-label={t('console.crud.list.export')}>
        <span className="lobby-wide-only">{t('console.crud.list.export')}</span>
      </Button>
    </DeferredDropdown>
  )
}

/** Within a sentence; abbreviations keep their capitals: `RFID number`. */
const lowerWords = (label: string, language: ViewTools['language']) =>
  label.replaceAll(/\S+/g, (word) => (/^\p{Lu}{2}/u.test(word) ? word : word.toLocaleLowerCase(language)))
