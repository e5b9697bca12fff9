import { FileSearchOutlined } from '@ant-design/icons'
import { screensHere } from '#src/session/screens-here.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { Page } from '#src/shell/page.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { recordCrumbs } from './page-crumbs.ts'

/** Said in the record's own place, so that address and menu stay as they are. */
export function Missing({ entity, tools }: { readonly entity: AnyEntity; readonly tools: ViewTools }) {
  const { t } = tools
  const { list } = screensHere(entity)
  return (
    <Page
      title={t('console.crud.record.not_found', { one: entityLabel(t, entity.name, 'one') })}
      breadcrumb={recordCrumbs(tools, entity)}
    >
      <div className="lobby-failure">
        <FileSearchOutlined aria-hidden="true" />
        <span>{t('console.crud.record.not_found_hint')}</span>
        {list !== undefined && (
          <LinkButton to={`/${list}`} type="primary">
            {t('console.crud.record.back_to_list')}
          </LinkButton>
        )}
      </div>
    </Page>
  )
}
