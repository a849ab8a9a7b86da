// The shared button (spec section 4): idle or loading, five sizes, four colours and one for what can't be taken back. With a
// route it is a link, in a form it may send it: both work before the page's scripts have come, and without them.

import { useRouter } from 'next/compat/router'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Anchor } from '@/components/kit/anchor'
import { type ButtonLook, buttonClass } from '@/components/kit/button-look'
import { useTexts } from '@/lib/browser/texts'

type Label = {
  /** Said to be unreadable where it is missing. */
  text: string | number | undefined
  /** Drawn before the text; alone, the text is read out and not seen. */
  icon?: ReactNode
  isIconAlone?: boolean
  /** What is read out behind the text, and not seen. */
  spoken?: string | undefined
  /** What more is seen behind the text. */
  children?: ReactNode
}

type Common = ButtonLook &
  Label &
  Pick<ComponentProps<'button'>, 'id' | 'aria-label'> & {
    onClick?: (() => unknown) | undefined
    /** Whoever handles its form works. */
    isLoading?: boolean
    disabled?: boolean
  }
type PressProps = Common & { route?: undefined } & Pick<
    ComponentProps<'button'>,
    'type' | 'aria-expanded' | 'form' | 'formNoValidate' | 'name' | 'value'
  >
type RouteProps = Common &
  Pick<ComponentProps<'a'>, 'rel' | 'target'> & {
    /** Where a click leads, before its handler runs: a page of the site, or any other address. */
    route: string
    /** By a whole page load, also within the site: where the page must be made anew. */
    isWhole?: boolean
    /** What goes there in the router's place. */
    go?: (route: string) => unknown
  }

const isReadable = (text: unknown): boolean => typeof text === 'string' || typeof text === 'number'

function Face({ text, icon, isIconAlone = false, spoken, children }: Label) {
  const { BUTTON } = useTexts('shell')
  const words = isReadable(text) ? text : BUTTON.unreadable
  const said = (
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
          {said} {children}
        </span>
      ) : (
        said
      )}
    </>
  )
}

/** Loading from the beginning of the work to its end, also where it fails; the failure is thrown on. */
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
 * A click sets loading, goes to the route if any, runs the handler and clears loading; clicks are ignored meanwhile and
 * while disabled. A failure of either clears loading and is thrown on.
 */
export function Button(props: PressProps | RouteProps) {
  return props.route === undefined ? <PressButton {...props} /> : <RouteButton {...props} />
}

function PressButton(props: PressProps) {
  const { text, icon, isIconAlone, spoken, children, size, colour, className, route: _, ...rest } = props
  const { onClick, isLoading: isElsewhere = false, disabled = false, type = 'button', ...attributes } = rest
  const { isLoading, work } = useWork(isElsewhere)

  function click(event: MouseEvent): void {
    // A form would be sent all the same: `aria-disabled` stops nothing by itself.
    if (isLoading || disabled) event.preventDefault()
    else if (onClick) void work(async () => void (await onClick()))
  }

  return (
    // Not `disabled`, where scripts can hear the click: a button that loses the focus while it works would throw a keyboard
    // back to the page's start.
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
    return <a {...shared} href={route} onClick={leave} />
  }
  // Heard of by the link for a click that stays in this tab alone.
  const onNavigate = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void work(async () => {
      await (go ? go(route) : router?.push(route))
      await onClick?.()
    })
  }
  return <Anchor {...shared} href={route} onClick={ignore} onNavigate={onNavigate} />
}
