import { limits } from "@bezak/contract/limits.ts";
import { Button, TextLink, useToast } from "@bezak/ui-kit";
import { Scale } from "lucide-react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { compareStore, useCompared, type Compared } from "./compare-store.ts";

/** Adds a product to the comparison or removes it, with a link to the comparison. */
export function CompareButton({ product }: { product: Compared }) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const { show } = useToast();
  const compared = useCompared();
  const pressed = compared.some(({ id }) => id === product.id);

  const lead = { label: t("product.toCompare"), onSelect: () => void navigate(paths.compare()) };

  function press() {
    switch (compareStore.toggle(product)) {
      case "added":
        return void show({ text: t("product.compareAdded"), tone: "success", action: lead });
      case "removed":
        return void show({ text: t("product.compareRemoved") });
      case "full":
        return void show({ text: t("product.compareFull", { count: limits.compared }), action: lead });
      case "other_kind": {
        const restart = () => compareStore.restart(product);
        const action = { label: t("product.compareAnew"), onSelect: restart };
        return void show({ text: t("product.compareOtherKind"), action });
      }
    }
  }

  return (
    <>
      <Button
        variant={pressed ? "secondary" : "ghost"}
        icon={<Scale aria-hidden />}
        aria-pressed={pressed}
        onClick={press}
      >
        {t("product.compare")}
      </Button>
      {compared.length > 0 ? (
        <TextLink asChild>
          <Link to={paths.compare()}>{t("product.compared", { count: compared.length })}</Link>
        </TextLink>
      ) : null}
    </>
  );
}
