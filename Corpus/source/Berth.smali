.class public Lorg/example/harbour/Berth;
.super Ljava/lang/Object;
.source "Berth.java"

# interfaces
.implements Ljava/io/Serializable;


# instance fields
.field private final number:I


# direct methods
.method public constructor <init>(I)V
    .registers 2
    .param p1, "number"    # I

    .prologue
    .line 8
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V

    .line 9
    iput p1, p0, Lorg/example/harbour/Berth;->number:I

    return-void
.end method


# virtual methods
.method public getNumber()I
    .registers 2

    iget v0, p0, Lorg/example/harbour/Berth;->number:I

    return v0
.end method
