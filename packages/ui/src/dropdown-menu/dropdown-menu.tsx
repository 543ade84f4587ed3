import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  /** Open from the start, for a menu whose code came with the first press. */
  defaultOpen?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** MenuItem, MenuRadioGroup, MenuLabel, MenuSeparator. */
  children: ReactNode;
  className?: string | undefined;
}

/** Never modal: the modal form locks scrolling with an injected style, which the content policy refuses. */
export function DropdownMenu({ trigger, defaultOpen = false, align = 'end', children, className }: DropdownMenuProps) {
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-1.5rem)] animate-pop overflow-y-auto rounded-md bg-raised p-1.5 shadow-float ring-1 ring-line data-[state=closed]:animate-fade-out',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const ITEM =
  'flex min-h-10 w-full cursor-pointer select-none items-center gap-2.5 rounded-sm px-3 text-left text-sm outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-overlay [&_svg]:size-4.5 [&_svg]:shrink-0';

export interface MenuItemProps {
  onSelect?: ((event: Event) => void) | undefined;
  icon?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** The single child is a link that becomes the item. */
  asChild?: boolean | undefined;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone = 'plain', disabled, asChild = false, children }: MenuItemProps) {
  return (
    <Primitive.Item
      asChild={asChild}
      disabled={disabled ?? false}
      {...(onSelect ? { onSelect } : {})}
      className={clsx(ITEM, tone === 'danger' ? 'text-danger' : 'text-text')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  label?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onValueChange: (value: Value) => void;
}

export function MenuRadioGroup<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  return (
    <Primitive.RadioGroup aria-label={label} value={value}>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onValueChange(option.value)}
          className={ITEM}
        >
          <span className="flex-1">{option.label}</span>
          <Primitive.ItemIndicator className="text-marigold">
            <Check aria-hidden="true" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 pt-2 pb-1 text-faint text-xs">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
