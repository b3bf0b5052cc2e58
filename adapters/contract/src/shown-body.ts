type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const without = (value: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

interface Shape {
  shape: object;
}

/** Fields of the answer that the body does not have. */
const getReadOnly = (shown: Shape, written: Shape): ReadonlySet<string> =>
  new Set(Object.keys(shown.shape).filter((name) => !Object.hasOwn(written.shape, name)));

/**
 * Lets a client send the answer of a GET back with a PUT: fields that only the answer has are removed, whatever they
 * hold. An unknown field stays and is refused.
 */
export function withoutReadOnly(shown: Shape, written: Shape): (body: unknown) => unknown {
  const names = getReadOnly(shown, written);
  return (body) => (isObject(body) ? without(body, names) : body);
}

const variantFields = new Set(["title", "reserved"]);

/** The same for a product, whose answer has a price range and pictures with sizes. */
export function productWithoutReadOnly(shown: Shape, written: Shape): (body: unknown) => unknown {
  const drop = withoutReadOnly(shown, written);
  return (body) => {
    if (!isObject(body)) return body;
    const { price, images, variants, ...rest } = drop(body) as Fields;
    const isSpan = isObject(price) && "min" in price && "max" in price;
    const getUrl = (picture: unknown) => (isObject(picture) && "url" in picture ? picture.url : picture);
    const strip = (variant: unknown) => (isObject(variant) ? without(variant, variantFields) : variant);
    return {
      ...rest,
      ...(price !== undefined && !isSpan && { price }),
      ...(images !== undefined && { images: Array.isArray(images) ? images.map(getUrl) : images }),
      ...(variants !== undefined && { variants: Array.isArray(variants) ? variants.map(strip) : variants }),
    };
  };
}

const status = new Set(["status"]);

/** The same for a shop, which cannot write the status `hidden`: without it, the product remains hidden. */
export function ownProductWithoutReadOnly(shown: Shape, written: Shape): (body: unknown) => unknown {
  const toBody = productWithoutReadOnly(shown, written);
  return (body) => toBody(isObject(body) && body.status === "hidden" ? without(body, status) : body);
}

/** The same for a user: the reason of a block has another name in the body, and a picture can only be removed. */
export function userWithoutReadOnly(shown: Shape, written: Shape): (body: unknown) => unknown {
  const drop = withoutReadOnly(shown, written);
  return (body) => {
    if (!isObject(body)) return body;
    const { avatar, ...rest } = drop(body) as Fields;
    const isShown = rest.blocked === true && rest.reason === undefined && body.blockedReason !== null;
    return {
      ...rest,
      ...(typeof avatar !== "string" && avatar !== undefined && { avatar }),
      ...(isShown && { reason: body.blockedReason }),
    };
  };
}
