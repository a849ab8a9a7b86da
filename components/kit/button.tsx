// Spec section 4. As a link or a submit button, it works before and without scripts.

import { useRouter } from 'next/compat/router'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Anchor } from '@/components/kit/anchor'
import { type ButtonLook, buttonClass } from '@/components/kit/button-look'
import { useTexts } from '@/lib/browser/texts'

type Label = {
  /** Without it, the button says that its text is unreadable. */
  text: string | number | undefined
  /** Shown before the text. With `isIconAlone` the text is only read out. */
  icon?: ReactNode
  isIconAlone?: boolean
  /** Read out after the text, but not seen. */
  spoken?: string | undefined
  /** Seen after the text. */
  children?: ReactNode
}

type Common = ButtonLook &
  Label &
  Pick<ComponentProps<'button'>, 'id' | 'aria-label'> & {
    onClick?: (() => unknown) | undefined
    /** The form's handler is working. */
    isLoading?: boolean
    disabled?: boolean
  }
type PressProps = Common & { route?: undefined } & Pick<
    ComponentProps<'button'>,
    'type' | 'aria-expanded' | 'form' | 'formNoValidate' | 'name' | 'value'
  >
type RouteProps = Common &
  Pick<ComponentProps<'a'>, 'rel' | 'target'> & {
    /** The link's target, followed before `onClick` runs. */
    route: string
    /** A full page load, for a page that must be made anew. */
    isWhole?: boolean
    /** Replaces the router. */
    go?: (route: string) => unknown
  }

const isReadable = (text: unknown): boolean => typeof text === 'string' || typeof text === 'number'

function Face({ text, icon, isIconAlone = false, spoken, children }: Label) {
  const { BUTTON } = useTexts('shell')
  const words = isReadable(text) ? text : BUTTON.unreadable
  const content = (
    <>
      {isIconAlone ? <span className="visually-hidden">{words}</span> : words}
      {spoken ? <span className="visually-hidden">{spoken}</span> : null}
    </>
  )
  return (
    <>
      {icon}
      {children ? (
        <span>
          {content} {children}
        </span>
      ) : (
        content
      )}
    </>
  )
}

/** Loading also ends after a failure, which is thrown again. */
function useWork(isElsewhere: boolean) {
  const [isHere, setIsHere] = useState(false)
  return {
    isLoading: isHere || isElsewhere,
    work: async (run: () => Promise<void>): Promise<void> => {
      setIsHere(true)
      try {
        await run()
      } finally {
        setIsHere(false)
      }
    },
  }
}

/**
 * A click sets loading, follows the route, runs the handler and clears loading. Further clicks are ignored meanwhile.
 * Failures are thrown again.
 */
export function Button(props: PressProps | RouteProps) {
  return props.route === undefined ? <PressButton {...props} /> : <RouteButton {...props} />
}

function PressButton(props: PressProps) {
  const { text, icon, isIconAlone, spoken, children, size, colour, className, route: _, ...rest } = props
  const { onClick, isLoading: isElsewhere = false, disabled = false, type = 'button', ...attributes } = rest
  const { isLoading, work } = useWork(isElsewhere)

  function click(event: MouseEvent): void {
    // `aria-disabled` alone does not stop a form.
    if (isLoading || disabled) event.preventDefault()
    else if (onClick) void work(async () => void (await onClick()))
  }

  return (
    // A `disabled` button loses the focus, which would send keyboard users to the page's start.
    <button
      {...attributes}
      type={type}
      className={buttonClass({ size, colour, className })}
      disabled={disabled && type === 'submit'}
      aria-disabled={isLoading || disabled || undefined}
      aria-busy={isLoading || undefined}
      onClick={click}
    >
      <Face text={text} icon={icon} isIconAlone={isIconAlone} spoken={spoken}>
        {children}
      </Face>
    </button>
  )
}

function RouteButton(props: RouteProps) {
  const { text, icon, isIconAlone, spoken, children, size, colour, className, route, ...rest } = props
  const { onClick, isLoading: isElsewhere = false, disabled = false, isWhole = false, go, ...attributes } = rest
  const { isLoading, work } = useWork(isElsewhere)
  const router = useRouter()
  const isOff = isLoading || disabled
  const shared = {
    ...attributes,
    className: buttonClass({ size, colour, className }),
    'aria-disabled': isOff || undefined,
    'aria-busy': isLoading || undefined,
    children: (
      <Face text={text} icon={icon} isIconAlone={isIconAlone} spoken={spoken}>
        {children}
      </Face>
    ),
  }
  const ignore = (event: MouseEvent) => (isOff ? event.preventDefault() : undefined)
  if (isWhole || !route.startsWith('/')) {
    const leave = (event: MouseEvent) => (isOff ? event.preventDefault() : onClick?.())
    return <Anchor isWhole {...shared} href={route} onClick={leave} />
  }
  // Next calls this only for a click that stays in this tab.
  const onNavigate = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void work(async () => {
      await (go ? go(route) : router?.push(route))
      await onClick?.()
    })
  }
  return <Anchor {...shared} href={route} onClick={ignore} onNavigate={onNavigate} />
}
