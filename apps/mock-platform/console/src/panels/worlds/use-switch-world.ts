import { useNavigate } from '@tanstack/react-router';

/** Turns the console to another world, on the same panel. */
export function useSwitchWorld() {
  const navigate = useNavigate();
  return (name: string) => void navigate({ to: '.', search: name === 'default' ? {} : { world: name } });
}
