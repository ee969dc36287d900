@Retention(RetentionPolicy.RUNTIME)
public @interface Lamp {
    int oil() default 7;
}
