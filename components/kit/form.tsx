import type { ComponentProps } from 'react'
import { useLocalPath } from '@/lib/browser/shell/use-local-path'

/** A form whose action is a path of this site, in the page's language. */
export function Form({ action, ...rest }: Omit<ComponentProps<'form'>, 'action'> & { action?: string | undefined }) {
  const localPath = useLocalPath()
  return <form {...rest} action={action === undefined ? undefined : localPath(action)} />
}
