import { screensHere } from '../../session/screens-here.ts'
import type { AnyEntity } from '#core/entity.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import type { ViewTools } from '../field-view.ts'

/** The page that makes such a record, for those who may. */
export function creatingPath(target: AnyEntity, tools: ViewTools): string | undefined {
  const { create } = screensHere(target)
  return create !== undefined && tools.can('create', target.name) ? `/${create}` : undefined
}

/** Beside the form, so that nothing of it is lost. */
export const openBeside = (path: string) => void window.open(path, '_blank', 'noopener')

interface NoMatchProps {
  readonly target: AnyEntity
  readonly tools: ViewTools
  /** Where one makes such a record; absent where one may not. */
  readonly path: string | undefined
}

/** Nothing has been found; the record may be one that nobody has entered yet. Enter does the same. */
export function NoMatch({ target, tools, path }: NoMatchProps) {
  return (
    <>
      {tools.t('console.fields.no_match')}
      {path !== undefined && (
        <a className="lobby-select-more" href={path} target="_blank" rel="noopener">
          {createLabel(tools.t, target.name)}
        </a>
      )}
    </>
  )
}
