import { LoadingOutlined } from '@ant-design/icons'
import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The page's main action, one without a border, one that adds, one that reads as a link. Default: one with a border. */
  readonly type?: 'primary' | 'text' | 'dashed' | 'link'
  readonly icon?: ReactNode
  readonly size?: 'small'
  readonly shape?: 'circle'
  /** Nothing happens when it is pressed meanwhile. */
  readonly loading?: boolean
}

/** The button of frame and lists: it looks as antd's does, which they do not wait for. */
export function Button({ loading = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...drawn({ ...props, ...(loading ? { icon: <LoadingOutlined /> } : {}) })}
    />
  )
}

/** A link that looks like one. */
export const ButtonLink = (
  props: Pick<ButtonProps, 'type' | 'icon' | 'size'> & Omit<ComponentProps<'a'>, 'type'>,
) => <a {...drawn(props)} />

interface Look extends Pick<ButtonProps, 'type' | 'icon' | 'size' | 'shape' | 'className' | 'children'> {}

function drawn<P extends Look>({ type, icon, size, shape, className = '', children, ...others }: P) {
  return {
    ...others,
    className: `lobby-button ${className}`,
    'data-type': type,
    'data-size': size,
    'data-shape': shape ?? (children === undefined ? 'square' : undefined),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  }
}
